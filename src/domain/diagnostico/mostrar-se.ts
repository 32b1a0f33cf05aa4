/** What is told of conditions under which a question shows: in words, and what is wrong with them (decisions Q300). */
import type { ComId } from '@/domain/comum/campos';
import { comOutro, OUTRO } from '@/domain/comum/registro';
import { ESCALA, NUMERO } from './codigos-do-tipo';
import {
  type ComoSeCompara,
  type Condicao,
  emOrdemDeResposta,
  type GrupoColocado,
  type Ligacao,
  type MostrarSe,
  type MostrarSeDaVersao,
  type Tipo,
  valorServe,
} from './condicoes';
import { numeroEscrito } from './especies';
import { NA_MONTAGEM } from './especies-na-montagem';
import { emLugar } from './ordem';
import type { Pergunta } from './pergunta';
import type { CodigoDoTipo, Opcao } from './tipo-de-resposta';

export const ROTULO_DA_LIGACAO: Record<Ligacao, string> = comOutro(
  { todas: 'todas as condições valem', qualquer: 'ao menos uma condição vale' },
  OUTRO,
);

/** How answers of a type are asked about; the first is what a new condition begins with. */
export const comparacoesDe = (tipo: CodigoDoTipo) =>
  Object.keys(NA_MONTAGEM[tipo].comparacoes) as ComoSeCompara[];

const FRASE: Record<ComoSeCompara, (nome: string, valor: string) => string> = comOutro(
  {
    respondida: (nome) => `"${nome}" foi respondida`,
    igual: (nome, valor) => `"${nome}" é "${valor}"`,
    contem: (nome, valor) => `"${nome}" tem "${valor}"`,
    aoMenos: (nome, valor) => `"${nome}" é ${valor} ou mais`,
    noMaximo: (nome, valor) => `"${nome}" é ${valor} ou menos`,
  },
  (nome: string, valor: string) => `"${nome}" ${OUTRO.toLowerCase()} "${valor}"`,
);

/** 'Mostrar se "Há um laboratório?" é "Sim" e …'; undefined of a question that always shows. */
export function mostrarSeEmPalavras(
  mostrarSe: { liga: Ligacao; condicoes: readonly Condicao[] } | undefined,
  nomeDe: (pergunta: string) => string | undefined,
): string | undefined {
  if (!mostrarSe || mostrarSe.condicoes.length === 0) return undefined;
  const frases = mostrarSe.condicoes.map(({ pergunta, como, valor }) =>
    FRASE[como](nomeDe(pergunta) ?? 'pergunta que não existe mais', valor),
  );
  return `Mostrar se ${frases.join(mostrarSe.liga === 'qualquer' ? ' ou ' : ' e ')}`;
}

/** The same of a version, whose values are positions. */
export function mostrarSeDaVersaoEmPalavras(
  mostrarSe: MostrarSeDaVersao | undefined,
  perguntas: readonly { id: string; nome: string; tipo: CodigoDoTipo; campos: readonly Opcao[] }[],
): string | undefined {
  const daVersao = new Map(perguntas.map((pergunta) => [pergunta.id, pergunta]));
  const emTexto = ({ pergunta, como, valor }: MostrarSeDaVersao['condicoes'][number]): Condicao => {
    const qual = daVersao.get(pergunta);
    const dito =
      qual?.tipo === ESCALA || qual?.tipo === NUMERO
        ? numeroEscrito(valor)
        : (qual?.campos[valor]?.campo ?? '');
    return { pergunta, como, valor: dito };
  };
  return mostrarSeEmPalavras(
    mostrarSe && { liga: mostrarSe.liga, condicoes: mostrarSe.condicoes.map(emTexto) },
    (id) => daVersao.get(id)?.nome,
  );
}

type DoRascunho = ComId<
  Pick<Pergunta, 'nome' | 'grupo' | 'ordem' | 'tipoDeResposta'> & { mostrarSe?: MostrarSe | undefined }
>;
type GrupoDoRascunho = GrupoColocado & { nome: string; mostrarSe?: MostrarSe | undefined };
export interface ComCondicoes {
  grupos: readonly GrupoDoRascunho[];
  perguntas: readonly DoRascunho[];
}

/** A condition that cannot hold: what it asks of is gone, comes later, or is not answered so. */
export interface Defeito {
  /** What would show by it: a question, or a group. */
  dono: { tipo: 'pergunta' | 'grupo'; id: string };
  condicao: Condicao;
  porque: 'naoHa' | 'vemDepois' | 'naoSeResponde';
  frase: string;
}

/** Everything that is wrong with a draft's conditions, in its order. Without `tipos` answers are not looked at. */
export function defeitosDasCondicoes(
  { grupos, perguntas }: ComCondicoes,
  tipos?: readonly ComId<Tipo>[],
): Defeito[] {
  const emOrdem = emOrdemDeResposta(grupos, perguntas);
  const porId = new Map(emOrdem.map((pergunta, lugar) => [pergunta.id, { pergunta, lugar }]));
  const deTipo = new Map(tipos?.map((tipo) => [tipo.id, tipo]));
  const defeitosDe = (
    dono: Defeito['dono'],
    mostrarSe: MostrarSe | undefined,
    { nome, antes, dele }: { nome: string; antes: (lugar: number) => boolean; dele: string },
  ) =>
    (mostrarSe?.condicoes ?? []).flatMap((condicao): Defeito[] => {
      const de = porId.get(condicao.pergunta);
      const defeito = (porque: Defeito['porque'], frase: string): Defeito[] => [
        { dono, condicao, porque, frase },
      ];
      if (!de) return defeito('naoHa', `${nome} uma pergunta que não está mais no questionário.`);
      if (!antes(de.lugar))
        return defeito('vemDepois', `${nome} "${de.pergunta.nome}", que não vem antes ${dele}.`);
      const tipo = deTipo.get(de.pergunta.tipoDeResposta);
      if (!tipo) return [];
      const { como, valor } = condicao;
      if (!comparacoesDe(tipo.tipoDeResposta).includes(como))
        return defeito('naoSeResponde', `${nome} "${de.pergunta.nome}", que não se responde mais assim.`);
      return como === 'respondida' || valorServe(tipo, valor)
        ? []
        : defeito(
            'naoSeResponde',
            `${nome} a resposta "${valor}" de "${de.pergunta.nome}", que não há mais.`,
          );
    });
  const dosGrupos = emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario);
  return dosGrupos.flatMap((grupo, g) => {
    // Groups are whole: what comes before one lies in those before it.
    const deAntes = new Set(dosGrupos.slice(0, g).map(({ id }) => id));
    return [
      ...defeitosDe({ tipo: 'grupo', id: grupo.id }, grupo.mostrarSe, {
        nome: `O grupo "${grupo.nome}" aparece conforme`,
        antes: (lugar) => deAntes.has(emOrdem[lugar]?.grupo ?? ''),
        dele: 'dele',
      }),
      ...emOrdem.flatMap((pergunta, lugar) =>
        pergunta.grupo === grupo.id
          ? defeitosDe({ tipo: 'pergunta', id: pergunta.id }, pergunta.mostrarSe, {
              nome: `A pergunta "${pergunta.nome}" aparece conforme`,
              antes: (onde) => onde < lugar,
              dele: 'dela',
            })
          : [],
      ),
    ];
  });
}

/** Why a change of order may not be: a condition that held would look at what comes later. Undefined where it may. */
export function recusaDaOrdem(antes: ComCondicoes, depois: ComCondicoes): string | undefined {
  const forasDeOrdem = (rascunho: ComCondicoes) =>
    defeitosDasCondicoes(rascunho).filter(({ porque }) => porque === 'vemDepois');
  const eram = new Set(forasDeOrdem(antes).map(({ frase }) => frase));
  const nova = forasDeOrdem(depois).find(({ frase }) => !eram.has(frase));
  return nova && `Assim não dá. ${nova.frase} Mude a condição antes de mudar a ordem.`;
}

/** Questions or groups that show by what is answered to one of these, themselves not among them. */
export const dependentesDe = <P extends Pick<DoRascunho, 'id' | 'mostrarSe'>>(
  perguntas: readonly P[],
  ids: readonly string[],
): P[] =>
  perguntas.filter(
    ({ id, mostrarSe }) =>
      !ids.includes(id) && (mostrarSe?.condicoes ?? []).some(({ pergunta }) => ids.includes(pergunta)),
  );
