/** 'Resumo para a diretoria' in words: the page and the file are drawn from these, so both say the same (decisions P441). */
import { APARENCIA_DO_STATUS, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { type Degrau, type Periodo, porCento, type ResumoDaDiretoria } from '@/domain/retorno/diretoria';
import { dinheiroDe, mesEscrito, ROTULO_DO_RETORNO, TIPOS_DE_RETORNO } from '@/domain/retorno/retorno';
import { numero, plural } from '@/ui/texto/numero';
import { dinheiro, quantia } from './palavras';

export interface SecaoDaDiretoria {
  titulo: string;
  frase: string;
  /** Heading of each column; the first names the row. */
  colunas: readonly string[];
  linhas: readonly (readonly string[])[];
  /** Begins the file's second page. */
  outraPagina?: boolean;
}

/** Rows of sectors that two pages have room for; how many are left out is said. */
export const SETORES_MOSTRADOS = 12;

const DEGRAU: Record<Degrau, string> = {
  PUBLICADAS: 'Publicadas',
  ANALISADAS: 'Analisadas',
  APROVADAS: 'Aprovadas',
  EM_IMPLEMENTACAO: 'Em implementação',
  IMPLEMENTADAS: 'Implementadas',
};

export const periodoEscrito = ({ de, ate }: Periodo) =>
  de === ate ? mesEscrito(de) : `${mesEscrito(de)} a ${mesEscrito(ate)}`;

function funil({ funil: degraus }: ResumoDaDiretoria): SecaoDaDiretoria {
  const quantas = (degrau: Degrau) => degraus.find((um) => um.degrau === degrau)?.ideias ?? 0;
  const [publicadas, implementadas] = [quantas('PUBLICADAS'), quantas('IMPLEMENTADAS')];
  const parte = porCento(implementadas, publicadas);
  return {
    titulo: 'Funil das ideias',
    frase:
      parte === undefined
        ? 'Nenhuma ideia foi publicada no período.'
        : `Das ${plural(publicadas, 'ideia publicada', 'ideias publicadas')} no período, ${numero(implementadas)} chegaram até hoje à implementação (${parte}%).`,
    colunas: ['Etapa', 'Ideias', 'Da etapa anterior'],
    linhas: degraus.map(({ degrau, ideias }, i) => {
      const antes = degraus[i - 1];
      const conversao = antes && porCento(ideias, antes.ideias);
      return [DEGRAU[degrau], numero(ideias), conversao === undefined ? '–' : `${conversao}%`];
    }),
  };
}

/** Halves of a day as '7,5 dias'. */
const emDias = (meios: number) => (meios === 2 ? '1 dia' : `${(meios / 2).toLocaleString('pt-BR')} dias`);

const etapas = ({ etapas: todas }: ResumoDaDiretoria): SecaoDaDiretoria => ({
  titulo: 'Tempo em cada etapa',
  frase: 'A mediana dos dias das ideias do período que já saíram da etapa.',
  colunas: ['Etapa', 'Mediana', 'Ideias que saíram'],
  linhas: todas.map(({ status, vezes, meios }) => [
    APARENCIA_DO_STATUS[status as StatusDaIdeia].rotulo,
    vezes === 0 ? '–' : emDias(meios),
    numero(vezes),
  ]),
});

function participacao({ participacao: { proponentes, pessoas } }: ResumoDaDiretoria): SecaoDaDiretoria {
  const parte = porCento(proponentes, pessoas);
  return {
    titulo: 'Participação',
    frase:
      parte === undefined
        ? 'Nenhuma pessoa ativa na empresa.'
        : `${numero(proponentes)} de ${plural(pessoas, 'pessoa ativa propôs', 'pessoas ativas propuseram')} ao menos uma ideia no período (${parte}%).`,
    colunas: [],
    linhas: [],
  };
}

function retorno({ implementadas, comRetorno, somas }: ResumoDaDiretoria): SecaoDaDiretoria {
  const { ganho, custo, liquido } = dinheiroDe(somas);
  const emDinheiro = [
    ['Ganhos', ganho],
    ['Custos', custo],
    ['Líquido', liquido],
  ] as const;
  const outras = TIPOS_DE_RETORNO.filter(
    (tipo) => ROTULO_DO_RETORNO[tipo].unidade && (somas[tipo].previsto > 0 || somas[tipo].realizado > 0),
  );
  return {
    titulo: 'Retorno',
    outraPagina: true,
    frase: `${plural(implementadas, 'ideia implementada', 'ideias implementadas')} no período, ${numero(comRetorno)} com retorno realizado. Nos meses do período, as ideias de qualquer época trouxeram ${dinheiro(liquido.validado)} líquidos validados, de ${dinheiro(liquido.realizado)} realizados.`,
    colunas: ['Retorno', 'Validado', 'Realizado', 'Previsto'],
    linhas: [
      ...emDinheiro.map(([rotulo, soma]) => [
        rotulo,
        dinheiro(soma.validado),
        dinheiro(soma.realizado),
        dinheiro(soma.previsto),
      ]),
      ...outras.map((tipo) => [
        ROTULO_DO_RETORNO[tipo].rotulo,
        quantia(tipo, somas[tipo].validado),
        quantia(tipo, somas[tipo].realizado),
        quantia(tipo, somas[tipo].previsto),
      ]),
    ],
  };
}

const melhores = ({ melhores: ideias }: ResumoDaDiretoria): SecaoDaDiretoria => ({
  titulo: 'As ideias que mais trouxeram',
  frase:
    ideias.length === 0
      ? 'Nenhuma ideia pública tem retorno validado nos meses do período.'
      : 'Pelo líquido validado nos meses do período. Só ideias públicas aparecem pelo nome.',
  colunas: ['Ideia', 'Líquido validado'],
  linhas: ideias.map(({ titulo, validado }) => [titulo, dinheiro(validado)]),
});

function setores({ setores: todos }: ResumoDaDiretoria): SecaoDaDiretoria {
  const faltam = todos.length - SETORES_MOSTRADOS;
  const mais =
    faltam > 0
      ? ` Aqui estão os ${SETORES_MOSTRADOS} com mais ideias; há mais ${plural(faltam, 'setor', 'setores')}.`
      : '';
  return {
    titulo: 'Por setor',
    frase:
      todos.length === 0
        ? 'Nenhum setor tem ideias ou retorno no período.'
        : `Uma ideia de vários setores conta em cada um.${mais}`,
    colunas: ['Setor', 'Publicadas', 'Implementadas', 'Líquido validado'],
    linhas: todos
      .slice(0, SETORES_MOSTRADOS)
      .map((um) => [um.setor, numero(um.publicadas), numero(um.implementadas), dinheiro(um.validado)]),
  };
}

export const diretoriaEmPalavras = (resumo: ResumoDaDiretoria): SecaoDaDiretoria[] =>
  [funil, etapas, participacao, retorno, melhores, setores].map((secao) => secao(resumo));
