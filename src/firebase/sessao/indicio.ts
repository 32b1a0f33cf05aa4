/**
 * Whether somebody is believed to be signed in on this device. It is known without any SDK. A signed-out visit shows
 * the login page at once, and a signed-in one asks for the product at once (src/app/primeiraTela.ts).
 */
import type { Contexto } from '@/domain/comum/caminhos';
import { doAparelho } from '@/navegador/guarda';
import { sessaoVale } from './duracao';

const INDICIO = 'sessao';
/** Projects chosen in the header (projetoEscolhido.ts): theirs only while the person is signed in. */
export const PROJETOS_ESCOLHIDOS = 'projetos';

export const haIndicioDeSessao = () => doAparelho.ler(INDICIO) !== null && sessaoVale();

/**
 * The place of the session last time: a guess that lets cicloDaSessao.ts ask earlier. The rules decide what it may read.
 */
export interface Palpite {
  uid: string;
  contexto: Contexto;
}

export function guardarIndicio(palpite?: Palpite): void {
  const { uid, contexto } = palpite ?? {};
  doAparelho.escrever(INDICIO, contexto ? [uid, contexto.licenciadaId, contexto.empresaId].join('/') : '1');
}

export function palpiteDaSessao(): Palpite | undefined {
  const [uid, licenciadaId, empresaId] = doAparelho.ler(INDICIO)?.split('/') ?? [];
  if (!uid || !licenciadaId || !empresaId) return undefined;
  return { uid, contexto: { licenciadaId, empresaId } };
}

export function apagarIndicio(): void {
  doAparelho.apagar(INDICIO);
  doAparelho.apagar(PROJETOS_ESCOLHIDOS);
}
