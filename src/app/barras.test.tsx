// Every bar is as long as its number: nothing at 0, half at a half, whole at all of it. One that is always full says nothing.
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DozeMeses } from '@/areas/retorno/DozeMeses';
import { FiguraDaPergunta } from '@/areas/cadastro/questionario/FiguraDaPergunta';
import { Participacao } from '@/areas/cadastro/questionario/Participacao';
import { Taxa } from '@/areas/cadastro/questionario/Taxa';
import { convidadosData } from '@/areas/convidados/convidados.data';
import { Imersao } from '@/areas/imersoes/Imersao';
import { AndamentoDoJuri } from '@/areas/juri/AndamentoDoJuri';
import { juriData } from '@/areas/juri/juri.data';
import { ParaAvaliarPage } from '@/areas/juri/ParaAvaliarPage';
import { Andamento } from '@/areas/incentivo/Andamento';
import { contadorData } from '@/areas/pais/contador.data';
import { Funil } from '@/areas/pais/Funil';
import { FormularioDoPatrocinio } from '@/areas/patrocinio/FormularioDoPatrocinio';
import { CarteirasAtivas } from '@/areas/pontos/CarteirasAtivas';
import { moedasData } from '@/areas/pontos/moedas.data';
import { CategoriaDaApuracao } from '@/areas/votacao/CategoriaDaApuracao';
import { Resultado } from '@/areas/votacao/publica/Resultado';
import { chaveDaPergunta, SEM_SOMAS } from '@/domain/diagnostico/estatisticas';
import { figurasDe } from '@/domain/diagnostico/figuras-das-estatisticas';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { RESUMO_VAZIO } from '@/domain/incentivo/jogada';
import { caminhoHabitual } from '@/domain/pai/caminho-habitual';
import { banco } from '@tests/support/banco';
import { emDias, umaIdeiaPublicada } from '@tests/support/documentos';
import { umCronograma } from '@tests/support/imersao';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { ana, clara } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { umaLinhaDoRetorno } from '@tests/support/retorno';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => banco.esvaziar());

const apuradas = (contados: number) => ({
  id: 'c',
  nome: 'Indústria',
  contados,
  emRevisao: 0,
  anulados: 0,
  outras: 0,
  empresas: [],
});
const pai = umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) });
const onde = { patrocinio: 'p', carteira: 'c', regulamento: 'r' };
/** All the coins of the rule can still be given. */
const saldoCom = (dadas: number) => ({
  onde,
  carteira: undefined,
  patrocinio: undefined,
  gastas: dadas,
  dadas,
  quota: 80,
  maximo: 80,
  aberto: true,
});
const [primeiro = '', segundo = ''] = caminhoHabitual(IDEIA);

/** 80 people, of whom so many chose the first option. */
function daEscolha(n: number) {
  const versao = umQuestionarioPublicado();
  const escolha = versao.perguntas.find(({ id }) => id === 'escolha');
  if (!escolha) throw new Error('sem pergunta');
  const perguntas = { [chaveDaPergunta(escolha)]: { o0: n, o1: 80 - n } };
  return figurasDe(versao, { ...SEM_SOMAS, perguntas })
    .flatMap((grupo) => grupo.perguntas)
    .find(({ pergunta }) => pergunta.id === 'escolha');
}

/** What is asked beforehand, what is drawn, and how long the bar is said to be. Each is drawn with 0, 20, 40 and 80 of 80. */
const BARRAS: Record<
  string,
  {
    antes?: (n: number) => void;
    desenho: (n: number) => ReactElement;
    barra: (onde: HTMLElement) => string | undefined;
  }
> = {
  Taxa: {
    desenho: (n) => <Taxa rotulo="Respostas" contagens={{ respondido: n, aguardando: 80 - n }} />,
    barra: doProgresso,
  },
  Participacao: {
    antes: (n) =>
      vi.spyOn(convidadosData, 'participacao').mockReturnValue({
        queryKey: ['participacao', n],
        queryFn: () => ({ respondidos: n, pendentes: 80 - n }),
      } as never),
    desenho: () => (
      <Participacao alvo={{ idEmpresa: 'e', idProjeto: 'p', idQuestionario: 'q' }} finalizadas={0} />
    ),
    barra: doProgresso,
  },
  CarteirasAtivas: {
    antes: (n) =>
      vi.spyOn(moedasData, 'carteiras').mockReturnValue({
        queryKey: ['carteiras', n],
        queryFn: () => [
          {
            regulamentoId: 'r',
            regulamento: 'Regra',
            dataFinal: emDias(9),
            quota: 80,
            usadas: 80 - n,
            livres: n,
          },
        ],
      } as never),
    desenho: () => <CarteirasAtivas tipo={IDEIA} />,
    barra: doProgresso,
  },
  FormularioDoPatrocinio: {
    desenho: (n) => <FormularioDoPatrocinio pai={pai} saldo={saldoCom(n)} />,
    barra: (tela) => tela.querySelectorAll<HTMLElement>('[aria-hidden] > [style*="width"]')[1]?.style.width,
  },
  AndamentoDoJuri: {
    desenho: (n) => (
      <AndamentoDoJuri
        qual={{ projetoId: 'p', fase: 4 }}
        lido={{ empresas: [] } as never}
        juri={
          {
            prazo: '2026-12-31',
            porEmpresa: 1,
            empresas: [{ id: 'e', nome: 'E', naFase: true, avaliadores: [{ id: 'a', dadas: n, de: 80 }] }],
            avaliadoresNomes: [{ id: 'a', nome: 'Nara' }],
            impedimentos: [],
            devem: [],
            lembretes: {},
          } as never
        }
      />
    ),
    barra: doProgresso,
  },
  ParaAvaliarPage: {
    antes: (n) =>
      vi.spyOn(juriData, 'paraAvaliar').mockReturnValue({
        queryKey: ['paraAvaliar', n],
        queryFn: () => ({
          juris: [
            {
              projetoId: 'p',
              projeto: 'Prêmio',
              fase: 4,
              titulo: 'Entrevista Inicial',
              prazo: '2026-12-31',
              cegas: true,
              itens: [
                { idEmpresa: 'e', empresa: 'E', questionarioId: 'q', questionario: 'Q', dadas: n, de: 80 },
              ],
              semAvaliacao: [],
            },
          ],
        }),
      } as never),
    desenho: () => <ParaAvaliarPage />,
    barra: doProgresso,
  },
  Imersao: {
    desenho: (n) => (
      <ul>
        <Imersao
          cronograma={{ id: 'c', ...umCronograma(ana, { quantidadeDeVagas: 80, ocupadas: n }) }}
          gere={false}
          aberto
        />
      </ul>
    ),
    barra: (tela) => tela.querySelector<HTMLElement>('[aria-hidden] > [style*="width"]')?.style.width,
  },
  Andamento: {
    // Of a play that nobody moved there is no bar.
    desenho: (n) => (
      <Andamento
        jogada={{
          implementada: true,
          resumo: { ...RESUMO_VAZIO, porStatus: [79 - n, 1, n, 0, 0].map((um) => Math.max(0, um)) },
        }}
      />
    ),
    barra: (tela) => tela.querySelectorAll<HTMLElement>('[aria-hidden] > span')[1]?.style.flexBasis,
  },
  DozeMeses: {
    // The longest month of twelve is the whole; of no money at all there is no bar.
    desenho: (n) => (
      <DozeMeses
        hoje="2026-06"
        linhas={[
          umaLinhaDoRetorno(clara, { inicio: '2026-05', meses: 1, valor: 8_000 }),
          ...(n > 0
            ? [umaLinhaDoRetorno(clara, { id: 'l2', inicio: '2026-06', meses: 1, valor: n * 100 })]
            : []),
        ]}
      />
    ),
    barra: (tela) => [...tela.querySelectorAll<HTMLElement>('[style*="width"]')].at(-1)?.style.width,
  },
  Funil: {
    antes: (n) =>
      vi.spyOn(contadorData, 'doTipo').mockReturnValue({
        queryKey: ['contador', n],
        queryFn: () => ({ publicas: 80 + n, porStatus: { [primeiro]: 80, [segundo]: n } }),
      } as never),
    desenho: () => <Funil tipo={IDEIA} lista={(status) => `/ideias?status=${status}`} />,
    barra: (tela) => {
      const [inteira, dela] = [...tela.querySelectorAll<HTMLElement>('[aria-label="No caminho"] > li')].map(
        (um) => Number(um.style.getPropertyValue('--parte')),
      );
      return inteira === 1 ? `${(dela ?? -1) * 100}%` : undefined;
    },
  },
  CategoriaDaApuracao: {
    desenho: (n) => <CategoriaDaApuracao categoria={apuradas(n)} total={80} encerrada={false} />,
    barra: (tela) => {
      const barra = tela.querySelector('progress');
      return barra ? `${(barra.value / barra.max) * 100}%` : undefined;
    },
  },
  FiguraDaPergunta: {
    desenho: (n) => (
      <FiguraDaPergunta
        series={[{ nome: 'Pessoas', figura: daEscolha(n) }]}
        origem="Autodiagnóstico"
        emOutraForma={0}
        aoVerTextos={undefined}
      />
    ),
    // Nothing is drawn of nothing.
    barra: (tela) =>
      tela.querySelector('tbody tr')
        ? (tela.querySelector<HTMLElement>('tbody tr:first-child [aria-hidden]')?.style.width ?? '0%')
        : undefined,
  },
  Resultado: {
    desenho: (n) => (
      <Resultado
        resultado={[{ nome: 'Indústria', votos: 80, empresas: [{ nome: 'Aurora', votos: n }] }] as never}
      />
    ),
    barra: (tela) => tela.querySelector<HTMLElement>('.parte')?.style.getPropertyValue('--parte'),
  },
};

/** Both what is drawn and what is said to readers of screens. */
function doProgresso(tela: HTMLElement): string | undefined {
  const barra = tela.querySelector<HTMLElement>('[role="progressbar"]');
  const desenhada = barra?.style.getPropertyValue('--progress-section-size');
  expect(desenhada).toBe(barra && `${barra.getAttribute('aria-valuenow')}%`);
  return desenhada;
}

it.each(Object.entries(BARRAS))('%s', async (nome, { antes, desenho, barra }) => {
  for (const [n, largura] of [
    [0, '0%'],
    [20, '25%'],
    [40, '50%'],
    [nome === 'Andamento' ? 60 : 80, nome === 'Andamento' ? '75%' : '100%'],
  ] as const) {
    antes?.(n);
    const { container } = desenharTela(umaSessao(ana), desenho(n));
    await waitFor(() => expect({ n, largura: barra(container) }).toEqual({ n, largura }));
    cleanup();
  }
});

it('toda barra do produto está aqui, ou não mede nada', () => {
  const fontes: Record<string, string> = import.meta.glob('/src/{areas,ui}/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const comBarra = Object.entries(fontes)
    .filter(
      ([caminho, fonte]) =>
        !caminho.includes('.test.') &&
        /<Progress\b|<progress\b|width: `\$\{|flex: `0 0 \$\{|'--parte'/.test(fonte),
    )
    .map(([caminho]) => /([^/]+)\.tsx$/.exec(caminho)?.[1] ?? '');
  expect(comBarra.toSorted()).toEqual([...Object.keys(BARRAS), ...Object.keys(EM_OUTRO_LUGAR)].toSorted());
});

/** What measures nothing, and a bar with a test of its own. */
const EM_OUTRO_LUGAR: Record<string, string> = {
  AndamentoDaExportacao: 'how far an act is',
  AndamentoDoEnvio: 'how far an act is',
  Assistente: 'how far one is in the pages',
  CampoDeArquivos: 'how far a file is, CampoDeArquivos.test.tsx',
  PainelDoGrupo: 'PainelDoGrupo.test.tsx',
  PremiumPage: 'an example that never changes',
  ReguaDeFaixas: 'a ruler',
  TextosModal: 'how far the reading is',
};
