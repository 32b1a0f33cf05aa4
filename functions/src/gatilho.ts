/** One wrapper for every Firestore trigger: region, redelivery, parameters and one log line per failure. */
import type { Contexto } from '@/domain/comum/caminhos';
import {
  type Change,
  type DocumentSnapshot,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { error } from 'firebase-functions/logger';
import { comSegredos } from './ajustes';
import { banco, type Firestore } from './banco';
import { porExtenso } from './registro';

export const REGIAO = 'southamerica-east1';
/** Of one function: enough for a large company at work, and an end to what a flood costs. */
export const INSTANCIAS = { chamada: 20, gatilho: 20 } as const;

export interface Escrita {
  db: Firestore;
  contexto: Contexto;
  /** The path's remaining parameters by name, e.g. `ideia`. */
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

const opcoes = (documento: string) => ({
  document: `licenciadas/{licenciadaId}/empresas/{empresaId}${documento && `/${documento}`}`,
  region: REGIAO,
  maxInstances: INSTANCIAS.gatilho,
  retry: true,
});

interface Evento {
  id: string;
  time: string;
  document: string;
  params: Record<string, string>;
  data?: Change<DocumentSnapshot> | undefined;
}

const atender = (documento: string, tratar: Tratar) => async (evento: Evento) => {
  const id = (nome: string) => {
    const valor = evento.params[nome];
    if (!valor) throw new Error(`${documento} não tem o parâmetro ${nome}`);
    return valor;
  };
  const depois = evento.data?.after;
  try {
    const escrita = {
      db: banco(),
      contexto: { licenciadaId: id('licenciadaId'), empresaId: id('empresaId') },
      id,
      antes: evento.data?.before.data(),
      depois: depois?.data(),
      evento: { id: evento.id, quando: depois?.updateTime?.toDate() ?? new Date(evento.time) },
    };
    await comSegredos([], () => tratar(escrita));
  } catch (causa) {
    error('gatilho falhou', { documento: evento.document, evento: evento.id, causa: porExtenso(causa) });
    throw causa;
  }
};

/**
 * Trigger on documents of a company, e.g. `ideias/{ideia}/likes/{uid}`. Events arrive at least once and in any order,
 * and failures are redelivered. The handler therefore recomputes from what is stored now (docs/architecture.md, "Who
 * decides").
 */
export const aoEscrever = (documento: string, tratar: Tratar) =>
  onDocumentWritten(opcoes(documento), atender(documento, tratar));

/** Same, for records whose creator already wrote what follows from them. */
export const aoAlterar = (documento: string, tratar: Tratar) =>
  onDocumentUpdated(opcoes(documento), atender(documento, tratar));
