/**
 * Whether somebody is believed to be signed in on this device. It is known without any SDK. A signed-out visit shows
 * the login page at once, and a signed-in one asks for the product at once (src/app/primeiraTela.ts).
 */
import type { Contexto } from '@/domain/comum/caminhos';
import { sessaoVale } from './duracao';

const INDICIO = 'sessao';
/** Projects chosen in the header (projetoEscolhido.ts): theirs only while the person is signed in. */
export const PROJETOS_ESCOLHIDOS = 'projetos';

export const haIndicioDeSessao = () => localStorage.getItem(INDICIO) !== null && sessaoVale();

/**
 * The place of the session last time: a guess that lets cicloDaSessao.ts ask earlier. The rules decide what it may read.
 */
export interface Palpite {
  uid: string;
  contexto: Contexto;
}

export function guardarIndicio(palpite?: Palpite): void {
  const { uid, contexto } = palpite ?? {};
  localStorage.setItem(INDICIO, contexto ? [uid, contexto.licenciadaId, contexto.empresaId].join('/') : '1');
}

export function palpiteDaSessao(): Palpite | undefined {
  const [uid, licenciadaId, empresaId] = localStorage.getItem(INDICIO)?.split('/') ?? [];
  if (!uid || !licenciadaId || !empresaId) return undefined;
  return { uid, contexto: { licenciadaId, empresaId } };
}

export function apagarIndicio(): void {
  localStorage.removeItem(INDICIO);
  localStorage.removeItem(PROJETOS_ESCOLHIDOS);
}
