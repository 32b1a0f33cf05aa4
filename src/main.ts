/** The first file that runs. It waits for nothing; index.html has React and the shared code loading already. */
import '@/firebase/tokenDaUrl';
import { adiantarPrimeiraTela } from '@/app/primeiraTela';

adiantarPrimeiraTela(window.location.pathname);
void import('@/app/montar');
