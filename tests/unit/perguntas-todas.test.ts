// @vitest-environment node
/** No question is left out: a row of tests/support/perguntas cancels it, or the test named here. */
import { expect, it } from 'vitest';

const ler = (arquivos: Record<string, unknown>) => arquivos as Record<string, string>;
const FONTES = ler(import.meta.glob('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }));
const LINHAS = Object.values(
  ler(import.meta.glob('/tests/support/perguntas/*.tsx', { query: '?raw', import: 'default', eager: true })),
).join('\n');

/** Questions that no row asks: the test beside the screen that cancels it. */
const OUTRAS: Record<string, [arquivo: string, titulo: string]> = {
  FormModal: ['FormModal.test.tsx', 'leaving with changes asks'],
  useGuardaDeSaida: ['useGuardaDeSaida.test.tsx', 'with changes a link asks first'],
  FormularioDeMovimentacao: ['MovimentacaoBloco.test.tsx', 'Cancelar não move'],
  CartaoDoMarco: ['marcos/telas.test.tsx', 'remover pergunta antes'],
  AtuacaoModal: ['marcos/telas.test.tsx', 'finalizar pede tudo e confirma'],
  CartaoDoRetorno: ['retorno/telas.test.tsx', 'remover pergunta antes'],
  usePerguntando: ['colaboradores/telas.test.tsx', 're-envia convites de várias pessoas'],
  useAcoesDoColaborador: ['colaboradores/telas.test.tsx', 'ADMIN exporta os dados de outra pessoa'],
  DialogoDaImportacao: ['app/importacoes.test.tsx', 'com algo dentro pergunta antes'],
  ImportarIdeiasModal: ['ImportarIdeiasModal.test.tsx', 'desfazer pergunta antes'],
  ImportarEmpresasModal: ['ImportarEmpresasModal.test.tsx', 'desfazer pergunta antes'],
  UmProjeto: ['diagnostico/projetos.test.tsx', 'pergunta, e só ADMIN pode'],
  AndamentoDoJuri: ['juri/telas.test.tsx', 'retira um impedimento só depois da pergunta'],
  GerenciarJuriPage: ['juri/telas.test.tsx', 'remove só depois da pergunta'],
  FasesDaAvaliacao: ['analise/telas.test.tsx', 'encerra só depois da pergunta'],
  usePerguntarPelasCategorias: ['projetos/telas.test.tsx', 'antes de salvar diz quem não concorre'],
  usePerguntarSeTrava: ['regulamentos/telas.test.tsx', 'o que começa hoje pergunta antes de salvar'],
  RegulamentoForm: ['regulamentos/telas.test.tsx', 'sair %s com uma campanha retirada'],
};
const NAO = /'(Não|Cancelar|Continuar editando|Continuar aqui)'/;

const nome = (caminho: string) => /([^/]+)\.tsx?$/.exec(caminho)?.[1] ?? '';
const vezes = (texto: string, oQue: RegExp) => [...texto.matchAll(oQue)].length;
const quemPergunta = Object.entries(FONTES)
  .filter(([caminho, fonte]) => !caminho.includes('.test.') && /= useConfirmar\w*\(\)/.test(fonte))
  .map(([caminho, fonte]) => ({ arquivo: nome(caminho), perguntas: vezes(fonte, /\bawait confirmar\(/g) }));
const linhasDe = (arquivo: string) => {
  const tudo = new RegExp(`arquivo: '${arquivo}'`).exec(LINHAS);
  if (!tudo) return 0;
  // Rows that share what they begin with name the file once, in a constant.
  const comum = new RegExp(`const (\\w+) = \\{ arquivo: '${arquivo}'`).exec(LINHAS)?.[1];
  return vezes(
    LINHAS,
    comum ? new RegExp(`\\.\\.\\.${comum},`, 'g') : new RegExp(`arquivo: '${arquivo}'`, 'g'),
  );
};

it('cada pergunta do produto é respondida com um não por um teste', () => {
  expect(quemPergunta.length).toBeGreaterThan(15);
  const sem = quemPergunta.filter(
    ({ arquivo, perguntas }) => linhasDe(arquivo) + (arquivo in OUTRAS ? 1 : 0) < Math.max(perguntas, 1),
  );
  expect(sem).toEqual([]);
});

it.each(Object.entries(OUTRAS))('%s ainda pergunta, e o seu teste cancela', (arquivo, [teste, titulo]) => {
  expect(quemPergunta.map((um) => um.arquivo)).toContain(arquivo);
  const fonte = Object.entries(FONTES).find(([caminho]) => caminho.endsWith(`/${teste}`))?.[1] ?? '';
  const [, depois = ''] = fonte.split(titulo);
  expect(depois.split(/\n\s*(?:it|test|describe)[.(]/)[0]).toMatch(NAO);
});
