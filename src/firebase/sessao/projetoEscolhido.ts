/**
 * The project chosen in the header (part 1 §2, part 3 §2). This browser remembers it for each company of the
 * signed-in person and forgets it when they sign out (indicio.ts). The rules decide as ever what may be read of it.
 */
import { permite } from '@/domain/acesso/permissao';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { doAparelho } from '@/navegador/guarda';
import { useMemo, useSyncExternalStore } from 'react';
import { PROJETOS_ESCOLHIDOS } from './indicio';
import type { SessaoAtiva } from './useSessao';

export interface ProjetoEscolhido {
  id: string;
  nome: string;
}
interface Guardado {
  uid: string;
  porEmpresa: Record<string, ProjetoEscolhido>;
}

/**
 * Everybody who reads projects chooses one, in an active company that organises. A guest has none, and a respondent and
 * the platform's MASTER do not choose.
 */
export const escolheProjeto = ({ quem, master, empresa }: SessaoAtiva) =>
  !master &&
  quem.organiza &&
  empresa.status === 'ATIVO' &&
  permite(quem, permissoesDeProjetos.projetos, 'list');

const ehProjeto = (valor: unknown): valor is ProjetoEscolhido =>
  typeof valor === 'object' &&
  valor !== null &&
  typeof Reflect.get(valor, 'id') === 'string' &&
  typeof Reflect.get(valor, 'nome') === 'string';

/** What this browser keeps of the person; nothing of somebody else's, and nothing that is not understood. */
function guardadoDe(texto: string | null, uid: string): Guardado {
  try {
    const lido = JSON.parse(texto ?? 'null') as Partial<Guardado> | null;
    if (lido?.uid === uid && typeof lido.porEmpresa === 'object')
      return {
        uid,
        porEmpresa: Object.fromEntries(Object.entries(lido.porEmpresa).filter(([, p]) => ehProjeto(p))),
      };
  } catch {
    // Text that is not ours, or cut off, counts as nothing kept.
  }
  return { uid, porEmpresa: {} };
}

const ouvintes = new Set<() => void>();
const bruto = () => doAparelho.ler(PROJETOS_ESCOLHIDOS);
function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  // Another tab's choice.
  window.addEventListener('storage', ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
    window.removeEventListener('storage', ouvinte);
  };
}

const empresaDe = ({ contexto }: SessaoAtiva) => `${contexto.licenciadaId}/${contexto.empresaId}`;

/** Projects that were gone when they were read, until another is chosen. */
const sumidos = new Map<string, ProjetoEscolhido>();
const chaveDe = (sessao: SessaoAtiva) => `${sessao.uid}/${empresaDe(sessao)}`;

/** Forgets a project that is gone. Every screen says so, not only the one that found it out. */
export function esquecerProjeto(sessao: SessaoAtiva, projeto: ProjetoEscolhido): void {
  escolherProjeto(sessao, undefined);
  sumidos.set(chaveDe(sessao), projeto);
  for (const ouvinte of ouvintes) ouvinte();
}

/** The project that was chosen last and is gone. */
export const useProjetoSumido = (sessao: SessaoAtiva): ProjetoEscolhido | undefined =>
  useSyncExternalStore(ouvir, () => sumidos.get(chaveDe(sessao)));

/** Chooses a project of the company the session is in; undefined forgets the choice. */
export function escolherProjeto(sessao: SessaoAtiva, projeto: ProjetoEscolhido | undefined): void {
  sumidos.delete(chaveDe(sessao));
  const { uid, porEmpresa } = guardadoDe(bruto(), sessao.uid);
  const { [empresaDe(sessao)]: _antes, ...outras } = porEmpresa;
  const novo = projeto ? { ...outras, [empresaDe(sessao)]: { id: projeto.id, nome: projeto.nome } } : outras;
  doAparelho.escrever(PROJETOS_ESCOLHIDOS, JSON.stringify({ uid, porEmpresa: novo }));
  for (const ouvinte of ouvintes) ouvinte();
}

/** The remembered choice, name and id as they were when it was made: costs no read. */
export function useProjetoEscolhido(sessao: SessaoAtiva): ProjetoEscolhido | undefined {
  const texto = useSyncExternalStore(ouvir, bruto);
  const empresa = empresaDe(sessao);
  const { uid } = sessao;
  return useMemo(() => guardadoDe(texto, uid).porEmpresa[empresa], [texto, uid, empresa]);
}
