/**
 * Moderation: what people report, and what somebody with module 37 decides of it (decisions P450). One case for a content:
 * reports that come again join it. `moderacao/{id}` is written and read by functions only, because it holds who reported
 * and what a hidden text said. Nobody learns the first, and only ADMIN the second.
 */
import * as z from 'zod/mini';
import {
  LIMITE,
  entidade,
  idDeRegistro,
  instante,
  inteiro,
  lista,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { comOutro, OUTRO } from '@/domain/comum/registro';
import { MOTIVOS_DA_MODERACAO } from './motivos';

/** Reports of one content that are kept; those beyond add nothing to what is known. */
export const MAXIMO_DE_DENUNCIAS = 50;
/** Letters that somebody adds to a reason, reporting or deciding. */
export const MAXIMO_DA_EXPLICACAO = 300;

export const TIPOS_DE_ALVO = [
  'IDEIA',
  'DESAFIO',
  'COMENTARIO_DA_IDEIA',
  'COMENTARIO_DO_DESAFIO',
  'SOLUCAO',
] as const;
export type TipoDeAlvo = (typeof TIPOS_DE_ALVO)[number];

/** The content with its article, as in 'Denunciar o comentário'. */
export const ROTULO_DO_ALVO: Record<TipoDeAlvo, string> = comOutro(
  {
    IDEIA: 'a ideia',
    DESAFIO: 'o desafio',
    COMENTARIO_DA_IDEIA: 'o comentário da ideia',
    COMENTARIO_DO_DESAFIO: 'o comentário do desafio',
    SOLUCAO: 'a proposta da imersão',
  },
  OUTRO,
);

/** Which content: `pai` is the idea, the challenge or the immersion; `filho` what lies under it, '' for the parent itself. */
export const alvoSchema = z.strictObject({
  tipo: z.enum(TIPOS_DE_ALVO),
  pai: idDeRegistro(),
  filho: z.union([z.literal(''), idDeRegistro()]),
});
export type Alvo = z.infer<typeof alvoSchema>;

const motivo = () => z.enum(MOTIVOS_DA_MODERACAO);

/** What a person says of a report. */
export const denunciaForm = z.object({
  motivo: z.enum(MOTIVOS_DA_MODERACAO, 'Escolha um motivo.'),
  explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
});
export type DenunciaForm = z.infer<typeof denunciaForm>;

export const denunciaSchema = z.object({
  quem: texto(128, 1),
  motivo: motivo(),
  explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
  em: instante(),
});
export type Denuncia = z.infer<typeof denunciaSchema>;

export const SITUACOES_DO_CASO = ['ABERTO', 'MANTIDO', 'OCULTO'] as const;
export type SituacaoDoCaso = (typeof SITUACOES_DO_CASO)[number];
export const APARENCIA_DO_CASO = comOutro(
  {
    ABERTO: { rotulo: 'Espera decisão', cor: 'yellow' },
    MANTIDO: { rotulo: 'Mantido', cor: 'green' },
    OCULTO: { rotulo: 'Ocultado', cor: 'red' },
  } as const satisfies Record<SituacaoDoCaso, { rotulo: string; cor: string }>,
  { rotulo: OUTRO, cor: 'gray' },
);

export const DECISOES = ['MANTER', 'AVISAR', 'OCULTAR', 'RESTAURAR'] as const;
export type Decisao = (typeof DECISOES)[number];
export const ROTULO_DA_DECISAO: Record<Decisao, string> = comOutro(
  {
    MANTER: 'Manter',
    AVISAR: 'Manter e avisar quem escreveu',
    OCULTAR: 'Ocultar',
    RESTAURAR: 'Mostrar de novo',
  },
  OUTRO,
);

/** What may be decided of a case in this state. */
export const decisoesDe = (situacao: SituacaoDoCaso): readonly Decisao[] =>
  situacao === 'OCULTO' ? ['RESTAURAR'] : ['MANTER', 'AVISAR', 'OCULTAR'];

/** Hiding and warning are told to the author with a reason; keeping and restoring need none. */
export const pedeMotivo = (decisao: Decisao) => decisao === 'OCULTAR' || decisao === 'AVISAR';

/** In the form nothing is chosen at first. */
export const decisaoForm = z
  .object({
    decisao: z.enum(DECISOES, 'Escolha o que fazer.'),
    motivo: z.union([z.literal(''), motivo()]),
    explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
  })
  .check(
    z.refine(({ decisao, motivo: dito }) => !pedeMotivo(decisao) || dito !== '', {
      path: ['motivo'],
      error: 'Escolha o motivo que quem escreveu vai ler.',
    }),
  );
export type DecisaoForm = z.infer<typeof decisaoForm>;

/** `moderacao/{digest of the content's path}`. */
export const casoSchema = entidade({
  alvo: alvoSchema,
  /** Path of the content. */
  caminho: referencia(),
  /** Path of the parent it lies under, which is what news of it are about. */
  sobre: referencia(),
  /** uid of the person who wrote it. */
  autor: texto(128, 1),
  situacao: z.enum(SITUACOES_DO_CASO),
  denuncias: lista(denunciaSchema, MAXIMO_DE_DENUNCIAS),
  /** uids of who reported: what a person reported is found by it. */
  denunciantes: lista(texto(128, 1), MAXIMO_DE_DENUNCIAS),
  /** Grows with each report and decision: somebody who decides says which one they saw. */
  versao: inteiro(1, 1_000_000),
  decisao: z.nullable(z.enum(DECISOES)),
  motivo: z.nullable(motivo()),
  explicacao: textoOpcional(MAXIMO_DA_EXPLICACAO),
  decididoPor: z.nullable(texto(128, 1)),
  decididoEm: z.nullable(instante()),
  /** What a hidden comment or proposal said. A hidden parent keeps its texts, which nobody reads while it is removed. */
  guardado: z.nullable(
    z.object({
      titulo: textoOpcional(LIMITE.titulo),
      texto: textoOpcional(LIMITE.textoLongo),
      mencoes: lista(referencia(), 20),
    }),
  ),
});
export type Caso = z.infer<typeof casoSchema>;

export const PASTA_DA_MODERACAO = 'moderacao';
