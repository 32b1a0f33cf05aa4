/** May the person see, move, or end plays under way? (part 2 §6, code 19) */
import { temFlag } from '@/domain/acesso/quem';
import { permissoesDoIncentivo } from '@/domain/incentivo/permissoes';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const { movimentacoesDeTaticas } = permissoesDoIncentivo;

export const podeVerImplementacao = (sessao: SessaoAtiva) => pode(sessao, movimentacoesDeTaticas, 'list');

/** Implementing a play, and moving its tactics. */
export const podeMovimentar = (sessao: SessaoAtiva) => pode(sessao, movimentacoesDeTaticas, 'create');

/** Linking tactics, concluding and cancelling (decisions D123). */
export const podeConduzir = ({ quem }: SessaoAtiva) => quem.empresaAtiva && temFlag(quem, [19, 'editar']);
