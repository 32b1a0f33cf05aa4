/** Firestore triggers by depth below a company: parameters, redelivery, and one log line per failure. */
import type { Contexto } from '@/domain/comum/caminhos';
import { type Change, type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { comSegredos } from './ajustes';
import { banco, type Firestore } from './banco';
import { carregado, emMaquina, type NomeDaMaquina } from './maquinas';
import { porExtenso } from './registro';

export interface Escrita {
  db: Firestore;
  contexto: Contexto;
  /** The parameters of the row's path by name, e.g. `pai`. */
  id: (nome: string) => string;
  /** Raw fields before and after. A hint of what changed and no more: by now the record may differ. */
  antes: Record<string, unknown> | undefined;
  depois: Record<string, unknown> | undefined;
  /**
   * The same for every delivery of one event: makes an effect's document id, and its time, those of the change. The
   * time is the record's own; only a removal, which leaves none, has the event's.
   */
  evento: { id: string; quando: Date };
}

type Tratar = (escrita: Escrita) => Promise<unknown>;

/** What follows from writes of one kind of document. */
export interface Linha {
  /** Below the company, e.g. `ideias/{pai}/likes/{filho}`; '' is the company itself. */
  documento: string;
  tratar: Tratar;
}

export const linha = (documento: string, tratar: Tratar): Linha => ({ documento, tratar });

/** Not of a record that is created, whose creator already wrote what follows, nor of one that goes. */
export const soMudancas = ({ documento, tratar }: Linha): Linha =>
  linha(documento, (escrita) => (escrita.antes && escrita.depois ? tratar(escrita) : Promise.resolve()));

/** The collections of a row's path, e.g. `ideias/likes`: what a document's row is found by. */
export const colecoesDe = (documento: string) =>
  documento
    .split('/')
    .filter((_, i) => i % 2 === 0)
    .join('/');

interface Evento {
  id: string;
  time: string;
  document: string;
  params: Record<string, string>;
  data?: Change<DocumentSnapshot> | undefined;
}

/** What a handler is told of the event; `documento` is the row's, whose names stand for the parts of the event's path. */
function escritaDe({ documento }: Linha, evento: Evento): Escrita {
  const partes = evento.document.split('/');
  const [, licenciadaId = '', , empresaId = '', ...abaixo] = partes;
  const nomes = documento.split('/');
  const id = (nome: string) => {
    const valor = abaixo[nomes.indexOf(`{${nome}}`)];
    if (!valor) throw new Error(`${documento} não tem o parâmetro ${nome}`);
    return valor;
  };
  const depois = evento.data?.after;
  return {
    db: banco(),
    contexto: { licenciadaId, empresaId },
    id,
    antes: evento.data?.before.data(),
    depois: depois?.data(),
    evento: { id: evento.id, quando: depois?.updateTime?.toDate() ?? new Date(evento.time) },
  };
}

/** Below a company, by depth. A document's collection is a name like any other to the pattern (decisions T441). */
const PROFUNDIDADES = {
  empresa: '',
  registro: '/{colecao}/{id}',
  filho: '/{colecao}/{id}/{sub}/{filho}',
} as const satisfies Partial<Record<NomeDaMaquina, string>>;

/**
 * One trigger for all documents of a depth. Events arrive at least once and in any order, and failures are redelivered.
 * The handler of a row therefore recomputes from what is stored now (docs/architecture.md, "Who decides").
 */
export function aoEscrever(
  nome: string,
  profundidade: keyof typeof PROFUNDIDADES,
  carregar: () => Promise<{ LINHAS: readonly Linha[] }>,
) {
  const linhas = carregado(nome, async () => {
    const { LINHAS } = await carregar();
    return new Map(LINHAS.map((uma) => [colecoesDe(uma.documento), uma]));
  });
  const document = `licenciadas/{licenciadaId}/empresas/{empresaId}${PROFUNDIDADES[profundidade]}`;
  return onDocumentWritten({ ...emMaquina(profundidade), document, retry: true }, async (evento: Evento) => {
    try {
      const sua = (await linhas()).get(colecoesDe(evento.document.split('/').slice(4).join('/')));
      if (sua) await comSegredos([], () => sua.tratar(escritaDe(sua, evento)));
    } catch (causa) {
      error('gatilho falhou', { documento: evento.document, evento: evento.id, causa: porExtenso(causa) });
      throw causa;
    }
  });
}
