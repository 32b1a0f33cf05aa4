/** The row of one kind of document (triggers/linhas.ts): what is derived from it, and whom it is news for. */
import { lugarDoPai, type LugarDoPai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { type Escrita, linha, type Linha } from '@functions/gatilho';
import type { Fonte } from './derivacao';
import { DERIVACOES } from './todas';

type Dados = Record<string, unknown> | undefined;

/** The value at a path such as `rankingByLikes.totalLikes`. */
const em = (dados: Dados, caminho: string) =>
  caminho.split('.').reduce<unknown>((valor, campo) => (valor as Dados)?.[campo], dados);

/** True iff one of the fields differs between the two sides of the event. */
export const mudou = (
  { antes, depois }: Pick<Escrita, 'antes' | 'depois'>,
  { campos }: Pick<Fonte, 'campos'>,
) =>
  !campos || campos.some((campo) => JSON.stringify(em(antes, campo)) !== JSON.stringify(em(depois, campo)));

/** What follows from writes of the document. */
export const fontesDe = (documento: string): Fonte[] =>
  DERIVACOES.flatMap(({ de }) => de.filter((fonte) => fonte.documento === documento));

/** Where the parent lies that was written, or under which something was. */
function lugarDaEscrita(documento: string, { contexto, id }: Escrita): LugarDoPai {
  const tipo = TIPOS_DE_PAI.find(({ colecao }) => documento.startsWith(`${colecao}/{pai}`));
  if (!tipo) throw new Error(`${documento} não está sob um pai`);
  return lugarDoPai(tipo, contexto, id('pai'));
}

/** Keeps everything derived from the document, and does besides what `mais` says. */
export const acompanhar = (documento: string, mais?: (escrita: Escrita) => Promise<unknown>): Linha => {
  const fontes = fontesDe(documento);
  return linha(documento, (escrita) =>
    Promise.all([
      ...fontes.filter((fonte) => mudou(escrita, fonte)).map(({ corrigir }) => corrigir(escrita)),
      mais?.(escrita),
    ]),
  );
};

/** The same for a parent or what lies under one, which news are about. */
export const acompanharPai = (
  documento: string,
  noticiar?: (escrita: Escrita, lugar: LugarDoPai) => Promise<unknown>,
) => acompanhar(documento, noticiar && ((escrita) => noticiar(escrita, lugarDaEscrita(documento, escrita))));
