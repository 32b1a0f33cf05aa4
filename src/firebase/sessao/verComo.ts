/**
 * The session as a profile would have it (decisions P151): what is shown is reduced, and nothing is written. It lives in
 * this tab's memory only, so reloading leaves it. Whatever else changes the session ends it: another company, signing
 * out, or a change of what the person may do.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Papel } from '@/domain/acesso/papeis';
import type { Quem } from '@/domain/acesso/quem';
import { quemComo } from '@/domain/acesso/vista-do-perfil';
import { aoMudarSessao, definirSessao, type SessaoAtiva, sessaoAtual } from './estadoDaSessao';
import { semGravar } from './semGravar';

/** Areas belong to people and not to profiles: the profile is shown with all of them. */
const TODAS_AS_AREAS = { gestao: true, diagnostico: true, incentivo: true, configuracoes: true };

/** The membership keeps its instants and its own permissions: acompanharAcesso.ts compares them with what is stored. */
export const sessaoComo = (sessao: SessaoAtiva, papel: Papel, concede: Quem['tem']): SessaoAtiva => ({
  ...sessao,
  master: false,
  colaborador: { ...sessao.colaborador, ...TODAS_AS_AREAS, role: papel },
  quem: quemComo(sessao.quem, papel, concede),
});

/** Begins it. The function it gives leaves it; `aoSair` is called however it ends, once. */
export function verComo(
  sessao: SessaoAtiva,
  papel: Papel,
  concede: Quem['tem'],
  cliente: QueryClient,
  aoSair: () => void,
): () => void {
  const vista = sessaoComo(sessao, papel, concede);
  const deixarGravar = semGravar(cliente);
  definirSessao(vista);
  const parar = aoMudarSessao(() => {
    if (sessaoAtual() === vista) return;
    parar();
    deixarGravar();
    aoSair();
  });
  return () => {
    if (sessaoAtual() === vista) definirSessao(sessao);
  };
}
