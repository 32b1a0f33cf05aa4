/**
 * The first file that runs. index.html has the first screen's code loading already. It shows its own first page until
 * React has all it needs for the next. Who answers by link gets a page of its own, without session and menu. So does who
 * votes or verifies a certificate: a build makes it a file of its own (build/paginaDaVotacao.ts).
 */
import '@/firebase/sessao/tokenDaUrl';
import { comPrimeiraParteCerta } from '@/domain/comum/link-colado';
import { adiantarPrimeiraTela } from '@/app/primeiraTela';

const { pathname, search, hash } = window.location;
const certo = comPrimeiraParteCerta(pathname);
// The server has a file of its own for some of them, by the exact name.
if (certo !== pathname) window.location.replace(certo + search + hash);
else if (/^\/responderQuestionario(\/[^/]+){4}/.test(pathname))
  void import('@/areas/resposta/link/montarResposta').then(({ montarResposta }) => montarResposta());
else if (import.meta.env.DEV && /^\/(votarEmpresaInspiradora|verificar)(\/|$)/.test(pathname))
  void import('@/votar');
else {
  const tela = adiantarPrimeiraTela(pathname);
  void import('@/app/montar').then(({ montar }) => tela.then(montar));
}
