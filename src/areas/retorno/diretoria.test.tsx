// 'Resumo para a diretoria': the sums by hand, the page, and the file that says the same in two pages.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  DEGRAUS,
  estadas,
  MAXIMO_DE_IDEIAS_DO_RESUMO,
  MAXIMO_DE_MESES_DO_RESUMO,
  meiosDaMediana,
  MELHORES_DO_RESUMO,
  recusaDasIdeias,
  recusaDoPeriodo,
  resumoDaDiretoria,
  type RetornoDoResumo,
} from '@/domain/retorno/diretoria';
import { maisMeses } from '@/domain/retorno/retorno';
import { ana, caio, clara } from '@tests/support/personas';
import { umaLinhaDoRetorno } from '@tests/support/retorno';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { textoDasPaginas } from '@tests/support/textoDoPdf';
import { DiretoriaPage } from './DiretoriaPage';
import { diretoriaEmPalavras, SETORES_MOSTRADOS } from './diretoriaEmPalavras';
import { pdfDaDiretoria } from './pdfDaDiretoria';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => servidor.esvaziar());

const periodo = { de: '2026-01', ate: '2026-06' };
const ideia = (autor: string, setores: string[], movimentos: [string, string][]) => ({
  autor,
  setores,
  publicadaEm: '2026-02-01',
  movimentos: movimentos.map(([status, em]) => ({ status: status as 'APROVADA', em })),
});
const trouxe = (id: string, valor: number, mudancas: Partial<RetornoDoResumo> = {}): RetornoDoResumo => ({
  id,
  titulo: `Ideia ${id}`,
  setores: ['Produção'],
  publica: true,
  conta: true,
  implementadaEm: '2026-03-31',
  linhas: [umaLinhaDoRetorno(clara, { inicio: '2026-06', meses: 2, valor, validadaPor: ana.uid })],
  ...mudancas,
});
const resumir = (ideias: ReturnType<typeof ideia>[], retornos: RetornoDoResumo[] = []) =>
  resumoDaDiretoria({ ideias, retornos, participacao: { proponentes: 2, pessoas: 8 } }, periodo);

it('o funil conta até onde cada ideia chegou, também a que voltou', () => {
  const { funil } = resumir([
    ideia(caio.uid, ['Produção'], []),
    ideia(caio.uid, ['Produção'], [['REPROVADA', '2026-02-05']]),
    ideia(
      clara.uid,
      ['Vendas'],
      [
        ['IMPLEMENTADA', '2026-02-05'],
        ['BACKLOG_DE_AVALIACAO_FUTURA', '2026-02-06'],
      ],
    ),
  ]);
  expect(funil).toEqual(DEGRAUS.map((degrau, i) => ({ degrau, ideias: [3, 2, 1, 1, 1][i] })));
});

it('a mediana é a do meio, ou fica entre as duas do meio; conta só o que já saiu da etapa', () => {
  expect([[7], [9, 5, 7], [4, 9, 5, 7], []].map(meiosDaMediana)).toEqual([14, 14, 12, 0]);
  expect(
    estadas(
      ideia(
        'x',
        [],
        [
          ['PRE_ANALISE', '2026-02-08'],
          ['APROVADA', '2026-03-01'],
        ],
      ),
    ),
  ).toEqual([
    { status: 'NOVA_IDEIA', dias: 7 },
    { status: 'PRE_ANALISE', dias: 21 },
  ]);
});

it('o retorno conta os meses do período; a privada soma e não tem nome; a removida não soma', () => {
  const seis = Array.from({ length: MELHORES_DO_RESUMO + 1 }, (_, i) => trouxe(`i${i}`, 100 + i));
  const resumo = resumir(
    [],
    [
      ...seis,
      trouxe('privada', 9_000, { publica: false, setores: ['Vendas'], implementadaEm: '2026-07-01' }),
      trouxe('removida', 5, { conta: false }),
    ],
  );
  expect(resumo.melhores.map(({ id, validado }) => [id, validado])).toEqual([
    ['i5', 105],
    ['i4', 104],
    ['i3', 103],
    ['i2', 102],
    ['i1', 101],
  ]);
  expect(resumo).toMatchObject({ implementadas: 6, comRetorno: 6, somas: { ECONOMIA: { validado: 9_615 } } });
  expect(resumo.setores).toEqual([
    { setor: 'Produção', publicadas: 0, implementadas: 6, validado: 615 },
    { setor: 'Vendas', publicadas: 0, implementadas: 0, validado: 9_000 },
  ]);
});

const ate = (meses: number) => recusaDoPeriodo({ de: '2024-11', ate: maisMeses('2024-11', meses - 1) });

it('cabem vinte e quatro meses e cinco mil ideias, e não mais', () => {
  expect(ate(MAXIMO_DE_MESES_DO_RESUMO)).toBe('');
  expect(ate(MAXIMO_DE_MESES_DO_RESUMO + 1)).toBe('Escolha até 24 meses.');
  expect(recusaDoPeriodo({ de: '2024-11', ate: '2024-10' })).toContain('não pode ser depois');
  expect(recusaDasIdeias(MAXIMO_DE_IDEIAS_DO_RESUMO)).toBe('');
  expect(recusaDasIdeias(MAXIMO_DE_IDEIAS_DO_RESUMO + 1)).toContain('mais de 5.000 ideias');
});

const setoresDemais = Array.from({ length: SETORES_MOSTRADOS + 2 }, (_, i) => `Setor nº ${i + 1}`);
const cheio = resumir(
  [
    ideia(caio.uid, setoresDemais, [['APROVADA', '2026-02-04']]),
    ideia(clara.uid, ['Setor nº 1'], [['APROVADA', '2026-02-05']]),
  ],
  Array.from({ length: 7 }, (_, i) =>
    trouxe(`i${i}`, 123_456 + i, {
      titulo: `Água de reúso ${i} ${'muito comprida '.repeat(12)}`.slice(0, 150),
    }),
  ),
);

it('a página e o arquivo dizem o mesmo, e o arquivo tem duas páginas', () => {
  const secoes = diretoriaEmPalavras(cheio);
  const pdf = pdfDaDiretoria({ empresa: 'Aurora', periodo: '01/2026 a 06/2026', feitoEm: 'hoje' }, secoes);
  const paginas = textoDasPaginas(pdf);
  expect(paginas).toHaveLength(2);
  const tudo = paginas.join('\n').replaceAll('\\', '');
  const numeros = secoes.flatMap(({ linhas }) => linhas.flatMap(([, ...outras]) => outras));
  expect(numeros.length).toBeGreaterThan(40);
  for (const dito of numeros.filter((um) => um !== '–'))
    expect(tudo).toContain(Buffer.from(dito.replace('−', '-'), 'latin1').toString('latin1'));
  expect(secoes.at(-1)?.frase).toContain('há mais 3 setores');
});

it('mostra o funil com a conversão e a mediana; os meses trocam no endereço', async () => {
  servidor.respostas['ideiasFunctions-resumoDaDiretoria'] = cheio;
  desenharTela(umaSessao(ana), <DiretoriaPage />, '/retorno/diretoria?de=2026-01&ate=2026-06');
  const funil = await screen.findByRole('region', { name: 'Tabela: Funil das ideias' });
  expect(within(funil).getByRole('row', { name: /^Aprovadas/ })).toHaveTextContent('Aprovadas2100%');
  expect(within(funil).getByRole('row', { name: /^Em implementação/ })).toHaveTextContent(
    'Em implementação00%',
  );
  const etapas = screen.getByRole('region', { name: 'Tabela: Tempo em cada etapa' });
  expect(within(etapas).getByRole('row', { name: /^Nova ideia/ })).toHaveTextContent('Nova ideia3,5 dias2');
  expect(screen.getByText(/^2 de 8 pessoas ativas propuseram .* \(25%\)\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar em PDF' })).toBeEnabled();
  fireEvent.change(screen.getByLabelText('Do mês'), { target: { value: '2026-07' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('não pode ser depois');
});

it('sem nada no período, diz com palavras', () => {
  const frases = diretoriaEmPalavras(
    resumoDaDiretoria({ ideias: [], retornos: [], participacao: { proponentes: 0, pessoas: 0 } }, periodo),
  ).map(({ frase }) => frase);
  expect(frases.join(' ')).toMatch(/Nenhuma ideia foi publicada.*Nenhuma pessoa ativa.*Nenhum setor tem/);
  expect(frases.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
});
