/**
 * The first file that runs. index.html has the first screen's code loading already. It shows its own first page until
 * React has all it needs for the next.
 */
import '@/firebase/sessao/tokenDaUrl';
import { adiantarPrimeiraTela } from '@/app/primeiraTela';

const tela = adiantarPrimeiraTela(window.location.pathname);
void import('@/app/montar').then(({ montar }) => tela.then(montar));
