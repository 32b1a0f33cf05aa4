/**
 * The raw answers of a questionnaire as tables (decisions P295): sheets as rows, the dictionary of their columns, and
 * evaluators' scores. A question has two columns, the code and the words; sheets keep the version that they answered.
 */
import type { FolhaBruta, NotaBruta } from '@/domain/contratos/folhas-brutas';
import { DIA, ESCOLHA_UNICA, MATRIZ, TEXTO } from './codigos-do-tipo';
import { partesDe } from './especies';
import { NA_MONTAGEM } from './especies-na-montagem';
import { mostrarSeDaVersaoEmPalavras } from './mostrar-se';
import { posicoesDe, type Resposta } from './pontuacao';
import { respostaEmPalavras } from './resposta-em-palavras';
import { ROTULO_DO_TIPO } from './tipo-de-resposta';
import type { Compilado, PerguntaDaVersao } from './versao';

export type CelulaDaTabela = string | number | Date;
export interface Tabela {
  nome: string;
  /** The titles first. */
  linhas: readonly (readonly CelulaDaTabela[])[];
}

/** Rows of a table that still goes into a spreadsheet; a longer one becomes CSV, never shorter. */
export const LINHAS_DA_PLANILHA = 20_000;

export interface RespostasBrutas {
  folhas: readonly FolhaBruta[];
  versoes: ReadonlyMap<number, Compilado>;
  /** Undefined for people who do not read evaluators' scores. */
  notas: readonly NotaBruta[] | undefined;
}

const CANAL: Record<FolhaBruta['canal'], string> = {
  link: 'Link aberto',
  convite: 'Convite',
  conta: 'Conta',
};
const CONSENTIMENTO: Record<FolhaBruta['consentimento'], string> = {
  dado: 'Dado',
  retirado: 'Retirado: os dados foram apagados',
  semRegistro: 'Sem registro',
  naoSePede: 'Não se pede (conta)',
};

const sim = (valor: boolean | null) => (valor === null ? '' : valor ? 'Sim' : 'Não');
/** Hundredths as people read them; '' of none, which no mean of a spreadsheet takes for 0. */
const emCem = (nota: number | null | undefined) => (nota === null || nota === undefined ? '' : nota / 100);
const minutos = ({ abertaEm, finalizadoEm }: FolhaBruta) =>
  finalizadoEm === null ? '' : Math.round((Date.parse(finalizadoEm) - Date.parse(abertaEm)) / 6_000) / 10;

type Coluna = readonly [titulo: string, oQueE: string, celula: (folha: FolhaBruta) => CelulaDaTabela];
const COLUNAS: readonly Coluna[] = [
  ['Folha', 'Código da folha de respostas', ({ id }) => id],
  ['Empresa', 'Nome da empresa', ({ empresa }) => empresa],
  ['Fase da empresa', 'Fase em que a empresa está agora', ({ fase }) => fase],
  ['Nome', 'Quem respondeu, para quem lê convites', ({ nome }) => nome ?? ''],
  ['E-mail', 'E-mail de quem respondeu, para quem lê convites', ({ email }) => email ?? ''],
  ['Canal', 'Como a pessoa chegou: link aberto, convite ou conta', ({ canal }) => CANAL[canal]],
  [
    'Consentimento',
    'Se quem respondeu por link concordou em deixar nome e e-mail',
    ({ consentimento }) => CONSENTIMENTO[consentimento],
  ],
  ['Fala pela empresa', 'Se a pessoa disse que responde pela empresa', (folha) => sim(folha.falaPelaEmpresa)],
  [
    'Situação',
    'Finalizada, ou ainda em andamento',
    ({ finalizadoEm }) => (finalizadoEm === null ? 'Em andamento' : 'Finalizada'),
  ],
  ['Aberta em', 'Quando a folha foi aberta, no horário de Brasília', ({ abertaEm }) => new Date(abertaEm)],
  [
    'Finalizada em',
    'Quando foi finalizada, no horário de Brasília',
    ({ finalizadoEm }) => (finalizadoEm === null ? '' : new Date(finalizadoEm)),
  ],
  ['Duração (min)', 'Minutos da abertura até o fim, com as pausas', minutos],
  ['Versão', 'Versão do questionário que a folha responde', ({ versao }) => versao],
];

/** The newest version first: its wording and its order speak. */
const maisNovas = (versoes: RespostasBrutas['versoes']) =>
  [...versoes].toSorted(([a], [b]) => b - a).map(([, versao]) => versao);

/** What is in several versions once, in the order of the newest one that has it. */
const unicos = <T extends { id: string }>(todos: readonly T[]): T[] => [
  ...todos.reduce((ate, um) => (ate.has(um.id) ? ate : ate.set(um.id, um)), new Map<string, T>()).values(),
];

/** As it is stored, options counted from 1; '' of a question that nobody answered. */
function codigoDa(pergunta: PerguntaDaVersao, resposta: Resposta | undefined): CelulaDaTabela {
  if (resposta === undefined || resposta === false) return '';
  if (typeof resposta === 'string') return pergunta.tipo === DIA ? resposta : '';
  if (pergunta.tipo === ESCOLHA_UNICA) return (posicoesDe(resposta)[0] ?? 0) + 1;
  if (typeof resposta === 'number') return resposta;
  // Neither a comma nor a hyphen: a spreadsheet would read a number or a day.
  return posicoesDe(resposta)
    .map((posicao) => posicao + 1)
    .join(' | ');
}

const semMais = (titulo: string, oQueE: string) => [titulo, oQueE, '', '', '', '', '', '', '', ''];

function dicionario(versoes: RespostasBrutas['versoes'], perguntas: readonly PerguntaDaVersao[]): Tabela {
  const nomeDoGrupo = new Map(
    [...versoes.values()].flatMap(({ grupos }) => grupos.map(({ id, nome }) => [id, nome])),
  );
  const daPergunta = ({ id }: PerguntaDaVersao, numero: number) => {
    // Versions in which the question is the same share a row.
    const iguais = new Map<string, { pergunta: PerguntaDaVersao; quando: string; em: number[] }>();
    for (const [n, versao] of [...versoes].toSorted(([a], [b]) => b - a))
      for (const pergunta of versao.perguntas.filter((uma) => uma.id === id)) {
        const doGrupo = versao.grupos.find((um) => um.id === pergunta.grupo)?.mostrarSe;
        const quando = [
          ...(doGrupo ? [`Grupo: ${mostrarSeDaVersaoEmPalavras(doGrupo, versao.perguntas) ?? ''}`] : []),
          mostrarSeDaVersaoEmPalavras(pergunta.mostrarSe, versao.perguntas) ?? '',
        ]
          .filter(Boolean)
          .join('; ');
        const chave = JSON.stringify([pergunta, quando]);
        const antes = iguais.get(chave);
        if (antes) antes.em.push(n);
        else iguais.set(chave, { pergunta, quando, em: [n] });
      }
    return [...iguais.values()].map(({ pergunta, quando, em }) => [
      `P${numero}`,
      pergunta.nome,
      nomeDoGrupo.get(pergunta.grupo) ?? '',
      ROTULO_DO_TIPO[pergunta.tipo],
      NA_MONTAGEM[pergunta.tipo].codigos(pergunta),
      sim(pergunta.obrigatoria),
      sim(pergunta.inversa),
      pergunta.peso,
      `Versão ${em.toSorted((a, b) => a - b).join(', ')}`,
      quando,
    ]);
  };
  return {
    nome: 'Dicionário',
    linhas: [
      [
        'Coluna',
        'O que é',
        'Grupo',
        'Tipo de resposta',
        'Códigos',
        'Obrigatória',
        'Inversa',
        'Peso',
        'Vale para',
        'Condição',
      ],
      ...COLUNAS.map(([titulo, oQueE]) => semMais(titulo, oQueE)),
      semMais('Nota geral', 'Nota da folha, de 0 a 100, pelos pesos dos grupos'),
      semMais('Nota: …', 'Nota do grupo, de 0 a 100; vazia onde nenhuma resposta conta'),
      ...perguntas.flatMap((pergunta, i) => daPergunta(pergunta, i + 1)),
    ],
  };
}

/** The tables in their order; texts as people wrote them, which the writer keeps from becoming formulas. */
export function tabelasDasFolhas({ folhas, versoes, notas }: RespostasBrutas): Tabela[] {
  const novas = maisNovas(versoes);
  const grupos = unicos(novas.flatMap((versao) => versao.grupos));
  const perguntas = unicos(novas.flatMap((versao) => versao.perguntas));
  const daVersao = new Map(
    [...versoes].map(([n, versao]) => [n, new Map(versao.perguntas.map((uma) => [uma.id, uma]))]),
  );
  const quantasPartes = new Map(
    perguntas.map(({ id }) => [
      id,
      Math.max(
        1,
        ...novas.flatMap((versao) =>
          versao.perguntas.flatMap((uma) => (uma.id === id ? partesDe(uma, undefined).length : [])),
        ),
      ),
    ]),
  );
  /** A column for each statement of a matrix, in the words of the newest version that has it. */
  const titulosDa = (pergunta: PerguntaDaVersao, i: number) => {
    const quantas = quantasPartes.get(pergunta.id) ?? 1;
    return Array.from({ length: quantas }, (_, p) => {
      const coluna = `P${i + 1}${pergunta.tipo === MATRIZ ? `.${p + 1}` : ''}`;
      const { nome } = partesDe(pergunta, undefined)[p]?.pergunta ?? pergunta;
      return [`${coluna}${pergunta.tipo === TEXTO ? ' (texto, sem código)' : ''}`, `${coluna}. ${nome}`];
    }).flat();
  };
  const linha = (folha: FolhaBruta): CelulaDaTabela[] => [
    ...COLUNAS.map(([, , celula]) => celula(folha)),
    emCem(folha.media),
    ...grupos.map(({ id }) => emCem(folha.notas[id])),
    ...perguntas.flatMap(({ id }) => {
      // The words of an option are those of the version that was answered.
      const pergunta = daVersao.get(folha.versao)?.get(id);
      const partes = pergunta ? partesDe(pergunta, folha.respostas[id]) : [];
      // Versions differ in how many statements a matrix has: columns stand for those of all.
      return Array.from({ length: quantasPartes.get(id) ?? 1 }, (_, i) => partes[i]).flatMap((parte) =>
        parte
          ? [codigoDa(parte.pergunta, parte.resposta), respostaEmPalavras(parte.pergunta, parte.resposta)]
          : ['', ''],
      );
    }),
  ];
  const nomeDoGrupo = new Map(grupos.map(({ id, nome }) => [id, nome]));
  return [
    {
      nome: 'Respostas',
      linhas: [
        [
          ...COLUNAS.map(([titulo]) => titulo),
          'Nota geral',
          ...grupos.map(({ nome }) => `Nota: ${nome}`),
          ...perguntas.flatMap(titulosDa),
        ],
        ...folhas.map(linha),
      ],
    },
    dicionario(versoes, perguntas),
    ...(notas
      ? [
          {
            nome: 'Notas de avaliadores',
            linhas: [
              ['Empresa', 'Grupo', 'Fase', 'Avaliador', 'Nota', 'Justificativa', 'Desconsiderada', 'Em'],
              ...notas.map((uma) => [
                uma.empresa,
                nomeDoGrupo.get(uma.grupo) ?? '',
                uma.fase,
                uma.avaliador,
                uma.nota === null ? 'Abstenção' : uma.nota / 100,
                uma.justificativa,
                sim(uma.desconsiderado),
                new Date(uma.em),
              ]),
            ],
          },
        ]
      : []),
  ];
}

/** Which tables one spreadsheet holds, and which become a CSV of their own. */
export const emArquivos = (tabelas: readonly Tabela[]) => ({
  naPlanilha: tabelas.filter(({ linhas }) => linhas.length - 1 <= LINHAS_DA_PLANILHA),
  emCsv: tabelas.filter(({ linhas }) => linhas.length - 1 > LINHAS_DA_PLANILHA),
});
