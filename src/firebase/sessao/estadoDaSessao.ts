/**
 * The session as plain state. It has no SDK, so the login page subscribes before Firebase is loaded. It has no React,
 * so the session is read while React is still on its way (build/pedacos.ts). The state is driven by cicloDaSessao.ts,
 * and React reads it with useSessao.ts.
 */
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { EmpresaDaSessao } from '@/domain/empresas/empresa-da-sessao';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/campos';
import type { Contexto } from '@/domain/comum/caminhos';
import type { Quem } from '@/domain/acesso/quem';
import type { Usuario } from '@/domain/pessoas/usuario';
import { apagarIndicio, guardarIndicio, haIndicioDeSessao } from './indicio';

/** A person inside a company: what the signed-in screens work with. */
export interface SessaoAtiva {
  estado: 'ativa';
  uid: string;
  email: string;
  usuario: Usuario;
  contexto: Contexto;
  /** Path of the person's membership: what autorReference and the like hold. */
  referencia: string;
  colaborador: ComId<Colaborador>;
  empresa: ComId<EmpresaDaSessao>;
  quem: Quem;
  /** Operator-set claim; the MASTER role alone opens nothing (decisions P12). */
  master: boolean;
}

/** Route sets of part 1 §2, in order of precedence (decisions P1). */
export type Sessao =
  | { estado: 'resolvendo' }
  | { estado: 'deslogado'; aviso?: string }
  | { estado: 'semEmpresa'; uid: string; email: string; usuario: Usuario | undefined }
  | { estado: 'trocarSenha'; uid: string; email: string; usuario: Usuario }
  | { estado: 'falhou'; erro: unknown }
  | SessaoAtiva;

let atual: Sessao = haIndicioDeSessao() ? { estado: 'resolvendo' } : { estado: 'deslogado' };
const ouvintes = new Set<() => void>();

export const sessaoAtual = () => atual;

export function definirSessao(sessao: Sessao): void {
  atual = sessao;
  if (sessao.estado === 'deslogado') {
    apagarIndicio();
  } else if (sessao.estado !== 'resolvendo' && sessao.estado !== 'falhou') {
    guardarIndicio();
  }
  for (const ouvinte of ouvintes) ouvinte();
}

export function aoMudarSessao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** uid of the signed-in person. Without one, writing is refused here before the rules refuse it. */
export function uidAtual(): string {
  if (!('uid' in atual)) throw new ErroDoProduto('Usuário não autenticado');
  return atual.uid;
}
