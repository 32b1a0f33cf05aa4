// @vitest-environment node
/** No form is left out: the ones of dialogs are rows of tests/support/formularios, the others have the test named here. */
import { expect, it } from 'vitest';

const ler = (arquivos: Record<string, unknown>) => arquivos as Record<string, string>;
const FONTES = ler(import.meta.glob('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true }));
const { '/tests/support/formularios/outros.tsx': VISTOS, ...LINHAS } = ler(
  import.meta.glob('/tests/support/formularios/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const TESTES = ler(
  import.meta.glob(['/src/**/*.test.{ts,tsx}', '/tests/unit/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Forms whose fields are lists or numbers, or that are no dialog: the title of a test that sends each again, changed. */
const OUTROS: Record<string, [arquivo: string, titulo: string]> = {
  MinhaEmpresaForm: ['atos-na-tela.test.tsx', 'a própria empresa, enviada outra vez com outro nome'],
  VariosModal: ['atos-na-tela.test.tsx', 'várias pessoas: o endereço corrigido'],
  ConvidarRespondentesModal: ['convidados/telas.test.tsx', 'uma resposta perdida com outro texto'],
  FormDaNota: ['avaliacao/telas.test.tsx', 'uma nota enviada outra vez com outro valor'],
  DesconsiderarModal: [
    'avaliacao/telas.test.tsx',
    'desconsiderada com outro motivo depois da resposta perdida',
  ],
  FormDoJuri: ['juri/telas.test.tsx', 'o júri enviado outra vez com outro prazo'],
  ImpedimentoModal: ['juri/telas.test.tsx', 'declarado com outro motivo depois da resposta perdida'],
  CanalFormModal: ['canais/telas.test.tsx', 'o canal enviado outra vez com outro endereço'],
  EvidenciaModal: ['evidencias/telas.test.tsx', 'uma resposta perdida com outro texto manda o novo'],
  OutroEnderecoModal: ['administracao/licenciada.test.tsx', 'a resposta perdida com outro endereço'],
  RevogarCertificadoModal: [
    'certificados/telas.test.tsx',
    'a resposta perdida com outro motivo manda o novo',
  ],
  ReabrirModal: ['resposta/telas.test.tsx', 'reaberta com outro motivo depois da resposta perdida'],
  CriteriosModal: ['cartela/cartela.test.tsx', 'os critérios enviados outra vez com outro peso'],
  ParticipantesModal: ['atos-na-tela.test.tsx', 'participantes do comitê'],
  ImplementadoresModal: ['atos-na-tela.test.tsx', 'implementadores'],
  RetornoFormModal: ['retorno/telas.test.tsx', 'uma resposta perdida com outro valor manda a mesma linha'],
  DevolverModal: ['retorno/telas.test.tsx', 'devolvida com outro motivo depois da resposta perdida'],
  ComunicadoFormModal: ['comunicados/telas.test.tsx', 'a resposta perdida com outro texto manda o mesmo'],
  DenunciarModal: ['moderacao/telas.test.tsx', 'a denúncia enviada outra vez com outro motivo'],
  DecidirModal: ['moderacao/telas.test.tsx', 'decidido com outro motivo depois da resposta perdida'],
  DiaModal: ['retorno/telas.test.tsx', 'o dia enviado outra vez, corrigido'],
  BonusModal: ['funcao-de-novo.test.tsx', 'com mais pontos diz quantos foram dados'],
  RegulamentoForm: ['regulamento-de-novo.test.ts', 'com outra coisa escrita desde então'],
  CampanhaModal: ['regulamento-de-novo.test.ts', 'a campanha posta desde então entra'],
  DadosDoTipo: ['tipos/telas.test.tsx', 'o primeiro passo pede categoria'],
  TaticasDoTipo: ['tipos/telas.test.tsx', 'o segundo passo acrescenta, muda e tira táticas'],
  TaticaModal: ['tipos/telas.test.tsx', 'o segundo passo acrescenta, muda e tira táticas'],
  JogadaForm: ['jogadas/telas.test.tsx', 'cria com as táticas escolhidas e escritas'],
  EscolherTaticasModal: ['jogadas/telas.test.tsx', 'cria com as táticas escolhidas e escritas'],
  MovimentacaoModal: ['jogadas/telas.test.tsx', 'mudada depois da resposta perdida'],
  FormularioDeMovimentacao: ['decisao-de-novo.test.tsx', 'Reprovada sem resposta, depois Aprovada'],
  FormularioDoAutocadastro: ['entrada/telas.test.tsx', 'um cadastro enviado outra vez com outro texto'],
  TermosModal: ['entrada/telas.test.tsx', 'um cadastro enviado outra vez com outro texto'],
  FormularioDaInscricao: ['entrada/telas.test.tsx', 'a inscrição enviada outra vez com outro nome'],
  NovaMensagemModal: ['projetos/mensagens.test.tsx', 'a mensagem enviada outra vez com outro assunto'],
  ComecarEdicaoModal: ['projetos/edicoes.test.tsx', 'a edição enviada outra vez com outro nome'],
  CategoriaDaEmpresaModal: ['projetos/empresas.test.tsx', 'a categoria enviada outra vez'],
  FaseDaEmpresaModal: ['projetos/empresas.test.tsx', 'a fase enviada outra vez, com outra escolha'],
  ComentarioForm: ['atos-na-tela.test.tsx', 'um comentário corrigido'],
  FormularioDoPatrocinio: ['atos-de-novo.test.ts', 'moedas: depois da resposta perdida'],
};
/** Nothing is stored under words of theirs: a sign-in, a password, a filter, or what other forms are made of. */
const NADA_GUARDAM = ['FormularioPublico', 'FormDoCadastro', 'FormModal'];

const nome = (caminho: string) => /([^/]+)\.tsx$/.exec(caminho)?.[1] ?? '';
const formularios = Object.entries(FONTES)
  .filter(
    ([caminho, fonte]) =>
      !caminho.includes('.test.') && /<FormModal\b|<FormDoCadastro\b|\buse(Formulario|Form)[<(]/.test(fonte),
  )
  .map(([caminho]) => nome(caminho));

it('todo formulário do produto é enviado de novo por um teste', () => {
  const linhas = Object.values(LINHAS).join('\n');
  const sem = formularios.filter(
    (formulario) =>
      !NADA_GUARDAM.includes(formulario) && !(formulario in OUTROS) && !linhas.includes(`/${formulario}'`),
  );
  expect(formularios.length).toBeGreaterThan(25);
  expect(sem).toEqual([]);
});

it.each(Object.entries(OUTROS))(
  '%s ainda é um formulário, e o teste existe',
  (formulario, [arquivo, titulo]) => {
    expect(formularios).toContain(formulario);
    // The story of all forms looks at it too.
    expect(VISTOS).toContain(`nome: '${formulario}'`);
    const teste = Object.entries(TESTES).find(([caminho]) => caminho.endsWith(`/${arquivo}`))?.[1] ?? '';
    expect(teste).toContain(titulo);
  },
);
