/** The entries of the diagnostic: the first ones, and those that come with this file (domain/telas/diagnostico.ts). */
import { MENU_DO_DIAGNOSTICO } from '@/domain/telas/diagnostico';
import type { TelaDoMenu } from '@/domain/telas/tela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Item } from './abas';
import { recusaDaTela } from './acessoATela';
import { EntradasDoMenu } from './EntradasDoMenu';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const TARDIAS: readonly Item[] = Object.entries<TelaDoMenu>(MENU_DO_DIAGNOSTICO).map(([caminho, tela]) => ({
  ...tela,
  caminho,
}));

/** Those that are open to the person. */
export const entradasDoDiagnostico = (sessao: SessaoAtiva) =>
  TARDIAS.filter((item) => !recusaDaTela(sessao, item));

export default function EntradasDoDiagnostico({ itens }: { itens: readonly Item[] }) {
  const tardias = entradasDoDiagnostico(useSessaoAtiva()).map((item) => ({
    ...item,
    rotulo: item.noMenu ?? item.rotulo,
  }));
  return <EntradasDoMenu itens={[...itens, ...tardias]} />;
}
