/** Addresses of a voting (decisions Q3). Without schemas, because the visitors' page loads it. */

import { semSobras } from '@/domain/comum/link-colado';

/** The organiser's questionnaire that the voting belongs to. */
export interface AlvoDaVotacao {
  licenciadaId: string;
  empresaId: string;
  questionarioId: string;
}
/** The short form names no organiser: a function looks for it. */
export interface AlvoCurto {
  projetoId: string;
  questionarioId: string;
}

/** The one form that is copied. */
export const rotaDaVotacao = ({ licenciadaId, empresaId, questionarioId }: AlvoDaVotacao) =>
  `/votarEmpresaInspiradora/${licenciadaId}/${empresaId}/${questionarioId}`;

/** Id of what visitors read of it: ids hold no full stop, so no two votings share one. */
export const idDaUrna = ({ licenciadaId, empresaId, questionarioId }: AlvoDaVotacao) =>
  `${licenciadaId}.${empresaId}.${questionarioId}`;

const ID = /^[\w-]{1,128}$/;

/** What an address of the voting names; undefined of one that names nothing. */
export function alvoDoEndereco(pathname: string): AlvoDaVotacao | AlvoCurto | undefined {
  const partes = pathname.split('/').map(semSobras).filter(Boolean).slice(1);
  if (!partes.every((parte) => ID.test(parte))) return undefined;
  const [um = '', dois = '', tres = ''] = partes;
  if (partes.length === 2) return { projetoId: um, questionarioId: dois };
  return partes.length === 3 ? { licenciadaId: um, empresaId: dois, questionarioId: tres } : undefined;
}
