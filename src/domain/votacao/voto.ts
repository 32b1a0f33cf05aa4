/**
 * Votes for an inspiring company and their count. Nobody reads or writes them but functions. A vote names no voter: its
 * id follows from a keyed hash of the ballot (decisions Q4).
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, lista, texto } from '@/domain/comum/campos';
import { type AlvoDaVotacao, idDaUrna } from './endereco';

/** Ballots of one network from which on a vote waits for a person's look. Carriers put thousands behind one address. */
export const MUITOS_DA_REDE = 50;
/** Ballots of its neighbourhood: whoever owns a /48 of IPv6 votes from 65,536 networks, and each would be a new one. */
export const MUITOS_DA_VIZINHANCA = 10 * MUITOS_DA_REDE;
/** Ballots alike in network, program and choices within ten minutes. */
export const MUITOS_IGUAIS = 5;
export const JANELA_DOS_IGUAIS = 10 * 60_000;
/** Ballots in one minute from which on it may be a peak (decisions Q291). */
export const MUITOS_NO_MINUTO = 30;
/** … and is one beyond so many times what the last hour had a minute. */
export const VEZES_O_RITMO = 10;
/** Minutes in which ballots are counted together, beside each one. */
export const MINUTOS_DO_BLOCO = 10;
/** Origins of one minute lie apart in so many parts: in order of time an index takes few writes. */
const PARTES_DO_TEMPO = 4;
/** Votes of a category that one act voids at least: fewer would tell for whom somebody voted (decisions Q292). */
export const MINIMO_DA_ANULACAO = 10;
/** Votes that one act voids at most: it is one transaction. */
export const MAXIMO_DA_ANULACAO = 1_000;
export const MAXIMO_DE_ANULACOES = 50;
/** Letters of why votes are accepted, voided or given back. */
export const MAIOR_MOTIVO_DA_ANULACAO = 200;
/** How long the hashes of networks are kept. */
export const DIAS_DAS_ORIGENS = 90;
/** Milliseconds in which a count is not repeated. */
export const VALIDADE_DA_CONTAGEM = 30_000;

export const SITUACOES_DO_VOTO = ['CONTADO', 'EM_REVISAO', 'ANULADO'] as const;
export type SituacaoDoVoto = (typeof SITUACOES_DO_VOTO)[number];
export const ROTULO_DA_SITUACAO: Record<SituacaoDoVoto, string> = comOutro(
  {
    CONTADO: 'Contado',
    EM_REVISAO: 'Em revisão',
    ANULADO: 'Anulado',
  },
  OUTRO,
);

/** Why a vote waits. */
export const SUSPEITAS = ['REDE', 'IGUAIS', 'PICO'] as const;
export type Suspeita = (typeof SUSPEITAS)[number];
export const ROTULO_DA_SUSPEITA: Record<Suspeita, string> = comOutro(
  {
    REDE: 'Muitos votos da mesma rede',
    IGUAIS: 'Votos iguais em poucos minutos',
    PICO: 'Muito mais votos no minuto que na última hora',
  },
  OUTRO,
);

const categoria = () => texto(60, 1);
/** A keyed hash, which neither ids nor people can be read from. */
const hash = () => texto(60, 20);

/** `votacao/{questionario}/votos/{hash}`, one per ballot and category. */
export const votoSchema = z.strictObject({
  categoria: categoria(),
  empresa: idDeRegistro(),
  situacao: z.enum(SITUACOES_DO_VOTO),
  suspeita: z.nullable(z.enum(SUSPEITAS)),
  cedula: hash(),
  /** Who accepted or voided it, and why; null of one that nobody looked at. */
  decisao: z.nullable(
    z.strictObject({ por: texto(128, 1), em: instante(), motivo: texto(MAIOR_MOTIVO_DA_ANULACAO) }),
  ),
  /**
   * The act by period that reached it, once and for good, and what it was before; null while the act is undone. So every
   * vote is in one act at most, and no two acts differ by a single vote.
   */
  anulacao: z.optional(idDeRegistro()),
  antesDaAnulacao: z.optional(z.nullable(z.enum(['CONTADO', 'EM_REVISAO']))),
  createdAt: instante(),
});
export type Voto = z.infer<typeof votoSchema>;

/** `votacao/{questionario}/origens/{cedula}`: where ballots come from, as keyed hashes, for 90 days. */
export const origemSchema = z.strictObject({
  rede: hash(),
  /** The /24 or /48 around it. */
  vizinhanca: hash(),
  iguais: hash(),
  /** When: `noTempo` of the minute and of its block. Missing of ballots from before (decisions Q291). */
  minuto: z.optional(texto(20, 1)),
  bloco: z.optional(texto(20, 1)),
  expiraEm: instante(),
});

/** Number of the minute, or of the block, that an instant is in. */
export const minutoDe = (quando: Date) => Math.floor(quando.getTime() / 60_000);
export const blocoDe = (minuto: number) => Math.floor(minuto / MINUTOS_DO_BLOCO);

/** As an origin says the number: with the part of its ballot before it. */
export const noTempo = (cedula: string, numero: number) =>
  `${(cedula.codePointAt(cedula.length - 1) ?? 0) % PARTES_DO_TEMPO}.${numero}`;
/** All parts of these numbers. */
export const nosTempos = (numeros: readonly number[]) =>
  numeros.flatMap((numero) => Array.from({ length: PARTES_DO_TEMPO }, (_, parte) => `${parte}.${numero}`));
/** The number alone. */
export const numeroDoTempo = (tempo: string) => Number(tempo.slice(tempo.indexOf('.') + 1));

/** True iff so many ballots in a minute stand out of the hour before it. */
export const ehPico = (noMinuto: number, naHora: number) =>
  noMinuto >= MUITOS_NO_MINUTO && noMinuto >= (VEZES_O_RITMO * naHora) / 60;

/** Votes voided together, by when and from where they came, and whether that was taken back (decisions Q292). */
export const anulacaoSchema = z.strictObject({
  id: idDeRegistro(),
  /** Both minutes are in it. */
  inicio: instante(),
  fim: instante(),
  /** As the screen names networks; null of all. */
  rede: z.nullable(texto(60, 1)),
  votos: inteiro(1, MAXIMO_DA_ANULACAO),
  motivo: texto(MAIOR_MOTIVO_DA_ANULACAO),
  em: instante(),
  desfeita: z.boolean(),
});
export type Anulacao = z.infer<typeof anulacaoSchema>;

/** Companies of a category whose votes are told one by one, the most voted first. */
export const MAXIMO_CONTADAS = 2_000;

const quantos = () => inteiro(0, 1e9);
export const contagemSchema = z.strictObject({
  em: instante(),
  categorias: lista(
    z.strictObject({
      nome: categoria(),
      contados: quantos(),
      emRevisao: quantos(),
      anulados: quantos(),
      /** Those with votes, most counted first. */
      empresas: lista(
        z.strictObject({ id: idDeRegistro(), nome: texto(200), votos: quantos(), emRevisao: quantos() }),
        MAXIMO_CONTADAS,
      ),
      /** Counted votes for companies that are in the category no more. */
      outras: quantos(),
    }),
    40,
  ),
});
export type Contagem = z.infer<typeof contagemSchema>;

/** `votacao/{questionario}` under the organiser. */
export const apuracaoSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  resultado: z.nullable(contagemSchema),
  /** A decision came after the count. */
  desatualizada: z.boolean(),
  /** When somebody closed the count; null while votes may come or change. */
  encerradaEm: z.nullable(instante()),
  /** In the order in which they were done. */
  anulacoes: z.optional(lista(anulacaoSchema, MAXIMO_DE_ANULACOES)),
});
export type Apuracao = z.infer<typeof apuracaoSchema>;

/** Bytes of what visitors read of a voting: the database takes 1,048,576 in a document. */
export const MAIOR_URNA = 900_000;

/** `publicos/{licenciada.empresa.questionario}`: what everybody may read while `publica`. */
export const publicoSchema = z.strictObject({
  publica: z.boolean(),
  /** An `Urna` (urna.ts); '' of one that is public no more. */
  json: z.string().check(z.maxLength(MAIOR_URNA)),
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** When the project began to be. Missing of one from before: the recompute command adds it. */
  projetoDesde: z.optional(instante()),
});
export type Publico = z.infer<typeof publicoSchema>;

const apuracao = (organizador: Contexto, questionario: string) =>
  caminhos.registro(organizador, 'votacao', questionario);

export const caminhosDaVotacao = {
  publicos: 'publicos',
  urna: (alvo: AlvoDaVotacao) => `publicos/${idDaUrna(alvo)}`,
  apuracao,
  votos: (organizador: Contexto, questionario: string) => `${apuracao(organizador, questionario)}/votos`,
  origens: (organizador: Contexto, questionario: string) => `${apuracao(organizador, questionario)}/origens`,
} as const;
