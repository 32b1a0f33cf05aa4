/** The entries of the diagnostic: the first ones, and those that come with this file (domain/telas/diagnostico.ts). */
import { DADOS_DA_EMPRESA, MENU_DA_CONVIDADA } from '@/domain/telas/convidada';
import { MENU_DO_DIAGNOSTICO } from '@/domain/telas/diagnostico';
import { para } from '@/domain/telas/enderecos';
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

/** A guest company's own menu, of what is open to the person (decisions P326). */
const entradasDaConvidada = (sessao: SessaoAtiva) =>
  [
    ...Object.entries<TelaDoMenu>(MENU_DA_CONVIDADA).map(([caminho, tela]) => ({ ...tela, caminho })),
    { ...DADOS_DA_EMPRESA, caminho: para('/empresas/:empresaId', sessao.contexto) },
  ].filter((item) => !recusaDaTela(sessao, item));

export default function EntradasDoDiagnostico({ itens }: { itens: readonly Item[] }) {
  const sessao = useSessaoAtiva();
  const { organiza, externo } = sessao.quem;
  if (!organiza && !externo) return <EntradasDoMenu itens={entradasDaConvidada(sessao)} />;
  const tardias = entradasDoDiagnostico(sessao).map((item) => ({
    ...item,
    rotulo: item.noMenu ?? item.rotulo,
  }));
  return <EntradasDoMenu itens={[...itens, ...tardias]} />;
}
