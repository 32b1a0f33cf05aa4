/**
 * Address of answering without an account (part 3 §2). What opens a sheet stands behind '#', which no server sees.
 * Plain code without schemas: the visitors' page loads it.
 */

import { decodificado, semSobras } from '@/domain/comum/link-colado';

/** The questionnaire `questionarioId` of `idEmpresa`, answered for `empresaId`. */
export interface AlvoDaResposta {
  licenciadaId: string;
  empresaId: string;
  idEmpresa: string;
  questionarioId: string;
}

/** Of an invitation, or of a sheet that was begun by an open link. */
export interface CredencialDaFolha {
  tipo: 'convite' | 'folha';
  id: string;
  segredo: string;
}
/** What a link carries; an open link belongs to nobody. */
export type CredencialDoLink = CredencialDaFolha | { tipo: 'link'; segredo: string };

const PREFIXO = '/responderQuestionario/';

export function rotaDeResposta(
  { licenciadaId, empresaId, idEmpresa, questionarioId }: AlvoDaResposta,
  credencial?: CredencialDoLink,
): string {
  const caminho = `${PREFIXO}${[licenciadaId, idEmpresa, questionarioId, empresaId].join('/')}`;
  if (!credencial) return caminho;
  const partes = credencial.tipo === 'link' ? [] : [credencial.id];
  return `${caminho}#${credencial.tipo}=${[...partes, credencial.segredo].join('.')}`;
}

const ID = /^[\w-]{1,128}$/;

/** Reads the address of a visitor; undefined for the signed-in person's, which has fewer parts. */
export function lerRotaDeResposta(caminho: string): { alvo: AlvoDaResposta; email: string } | undefined {
  if (!caminho.startsWith(PREFIXO)) return undefined;
  const partes = caminho.slice(PREFIXO.length).replace(/\/$/, '').split('/');
  const [licenciadaId = '', idEmpresa = '', questionarioId = '', empresaId = ''] = partes.map(semSobras);
  const email = decodificado(partes[4] ?? '');
  const alvo = { licenciadaId, empresaId, idEmpresa, questionarioId };
  const serve = partes.length <= 5 && Object.values(alvo).every((id) => ID.test(id));
  return serve ? { alvo, email } : undefined;
}

/** What follows '#', without the sign that stood behind it where it was copied; undefined of anything else. */
export function lerCredencial(fragmento: string): CredencialDoLink | undefined {
  const [, tipo, resto = ''] = /^#?(convite|folha|link)=(.+)$/.exec(fragmento) ?? [];
  const [id = '', segredo = '', ...mais] = resto.split('.').map(semSobras);
  if (tipo === 'link') return id && !segredo ? { tipo, segredo: id } : undefined;
  if ((tipo !== 'convite' && tipo !== 'folha') || !id || !segredo || mais.some(Boolean)) return undefined;
  return { tipo, id, segredo };
}
