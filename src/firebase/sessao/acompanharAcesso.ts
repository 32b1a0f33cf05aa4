/**
 * An open tab follows what its person may do (decisions T306). Their own membership carries role, status and what the
 * matrix grants. It is looked at while the page is in sight and on coming back to it. After a refusal it is looked at
 * once.
 */
import { codigoDoErro } from '@/domain/comum/erros';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { defineLeitura } from '@/firebase/dados/leitura';
import { aoMudarSessao, sessaoAtual, type SessaoAtiva } from './estadoDaSessao';
import { aoSerRecusado } from './recusa';
import { registrarAcesso } from './registrarAcesso';

/** Milliseconds from one look to the next. */
const INTERVALO = 30_000;
/** Refusals of one screen arrive over so many milliseconds, and focus with visibility: they ask for one look. */
const JUNTOS = 300;
/** Milliseconds between looks, whatever asks for them. */
const PAUSA = 5_000;

const colaboradores = defineLeitura(colaboradorSchema);

/** Whether the membership is no longer the one the session was opened with. Throws when it cannot be read. */
async function mudou(sessao: SessaoAtiva): Promise<boolean> {
  const { referencia, colaborador } = sessao;
  const agora = await colaboradores.find(referencia);
  // A tab may stay open for days.
  if (agora) void registrarAcesso(sessao, agora);
  // Triggers copy the last two without touching `updatedAt`.
  return (
    agora?.updatedAt.getTime() !== colaborador.updatedAt.getTime() ||
    agora.empresaStatus !== colaborador.empresaStatus ||
    agora.permissoes !== colaborador.permissoes
  );
}

/**
 * Follows whatever session is open, and calls back when its membership has changed or is gone. The function it gives
 * stops.
 */
export function acompanharAcesso(aoMudar: () => void): () => void {
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let vistoEm = 0;
  /** A look is near or under way: what asks for one meanwhile has it. */
  let pedido = false;

  const marcar = (espera: number) => {
    clearTimeout(relogio);
    relogio = setTimeout(() => void olhar(), espera);
  };
  const pedir = () => {
    if (pedido) return;
    pedido = true;
    marcar(Math.max(JUNTOS, vistoEm + PAUSA - Date.now()));
  };

  async function olhar() {
    const sessao = sessaoAtual();
    pedido = false;
    // Nothing is asked while out of sight; coming back asks at once.
    if (sessao.estado !== 'ativa' || document.hidden) return;
    pedido = true;
    vistoEm = Date.now();
    // Any other failure is passed over: the next look comes.
    const outra = await mudou(sessao).catch((erro: unknown) => codigoDoErro(erro) === 'permission-denied');
    // A session that was read again meanwhile knows more than this look.
    if (sessaoAtual() !== sessao) return;
    pedido = false;
    marcar(INTERVALO);
    if (outra) aoMudar();
  }

  const aoAbrir = () => {
    clearTimeout(relogio);
    pedido = false;
    const sessao = sessaoAtual();
    if (sessao.estado !== 'ativa') return;
    void registrarAcesso(sessao, sessao.colaborador);
    // A session just read has just been looked at.
    vistoEm = Date.now();
    marcar(INTERVALO);
  };

  const paradas = [aoMudarSessao(aoAbrir), aoSerRecusado(pedir)];
  document.addEventListener('visibilitychange', pedir);
  window.addEventListener('focus', pedir);
  aoAbrir();
  return () => {
    clearTimeout(relogio);
    for (const parar of paradas) parar();
    document.removeEventListener('visibilitychange', pedir);
    window.removeEventListener('focus', pedir);
  };
}
