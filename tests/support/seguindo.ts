/** Examples of what is followed, and of an announcement. */
import type { Comunicado } from '@/domain/notificacoes/comunicado';
import { NADA_SEGUIDO, type Seguindo } from '@/domain/notificacoes/seguindo';
import { criadoPor, emDias } from './documentos';
import type { Persona } from './personas';

export const umSeguindo = ({ uid }: Pick<Persona, 'uid'>, mudancas: Partial<Seguindo> = {}): Seguindo => ({
  ...NADA_SEGUIDO,
  updatedAt: emDias(-1),
  updatedBy: uid,
  ...mudancas,
});

export const umComunicado = (
  { uid }: Pick<Persona, 'uid'>,
  mudancas: Partial<Comunicado> = {},
): Comunicado => ({
  titulo: 'Semana da inovação',
  texto: 'Na próxima semana haverá oficinas em todos os turnos.',
  setores: [],
  tentativa: 'formulario1',
  ...criadoPor(uid),
  ...mudancas,
});
