import type { EnderecoInterno } from '@/domain/telas/enderecos';
import { TODAS } from '@/domain/telas/nomes';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { recusaDaTela } from '../acessoATela';

/** True iff the screen is open to the person. */
export const alcanca = (sessao: SessaoAtiva, endereco: EnderecoInterno) =>
  !recusaDaTela(sessao, TODAS[endereco]);
