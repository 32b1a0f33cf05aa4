/**
 * Drives the session: account → user document → membership, company and permissions. It goes back to nothing in every
 * tab when one of them signs out (part 1 §2 and §4). The state itself lives in estadoDaSessao.ts.
 */
import type { User } from 'firebase/auth';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { caminhos } from '@/domain/comum/caminhos';
import { quemDe } from '@/domain/acesso/quem';
import { type Usuario, usuarioSchema, type Vinculo } from '@/domain/pessoas/usuario';
import { aoMudarConta, contaAtual, sair as sairDaConta } from './autenticacao';
import { defineLeitura } from '@/firebase/dados/leitura';
import { canalDasAbas } from '@/navegador/abas';
import { doAparelho } from '@/navegador/guarda';
import { guardarIndicio, type Palpite, palpiteDaSessao } from './indicio';
import { definirSessao, sessaoAtual, type SessaoAtiva } from './estadoDaSessao';

const usuarios = defineLeitura(usuarioSchema);
const colaboradores = defineLeitura(colaboradorSchema);
const empresas = defineLeitura(empresaDaSessaoSchema);

const canal = canalDasAbas('sessao');
const EMPRESA_ESCOLHIDA = 'empresaEscolhida';
/** Milliseconds from the start until the session is followed. */
const ACOMPANHAR_EM = 5_000;
/** Milliseconds until a session that could not be read again is asked for once more. */
const DE_NOVO_EM = 10_000;
const SEM_ACESSO = 'Seu acesso a esta empresa não está ativo. Fale com quem a administra.';

/** The company last chosen on this device if the person still belongs to it, else the first one. */
function empresaDaVez({ empresas: vinculos }: Usuario): Vinculo | undefined {
  const escolhida = doAparelho.ler(EMPRESA_ESCOLHIDA);
  return vinculos.find(({ empresaId }) => empresaId === escolhida) ?? vinculos[0];
}

/** What is read of a company, all at once. */
function lerEmpresa({ uid, contexto }: Palpite) {
  const colaborador = colaboradores.find(caminhos.colaborador(contexto, uid));
  const empresa = empresas.find(caminhos.apresentacao(contexto));
  // What a wrong guess was refused nobody waits for.
  void Promise.allSettled([colaborador, empresa]);
  return { contexto, colaborador, empresa };
}

async function abrirEmpresa(
  conta: User,
  usuario: Usuario,
  { contexto, ...leituras }: ReturnType<typeof lerEmpresa>,
): Promise<SessaoAtiva | undefined> {
  const referencia = caminhos.colaborador(contexto, conta.uid);
  const [colaborador, empresa, { claims }] = await Promise.all([
    leituras.colaborador,
    leituras.empresa,
    conta.getIdTokenResult(),
  ]);
  if (!colaborador || !empresa || colaborador.status !== 'ACTIVE') return undefined;
  return {
    estado: 'ativa',
    uid: conta.uid,
    email: conta.email ?? '',
    usuario,
    contexto,
    referencia,
    colaborador,
    empresa,
    quem: quemDe(colaborador),
    master: claims['master'] === true,
  };
}

/** The company this session most likely opens: the one it opened last, unless another was chosen since. */
function lerOProvavel(uid: string) {
  const palpite = palpiteDaSessao();
  const escolhida = doAparelho.ler(EMPRESA_ESCOLHIDA);
  const vale =
    palpite?.uid === uid && (escolhida ?? palpite.contexto.empresaId) === palpite.contexto.empresaId;
  return vale ? lerEmpresa(palpite) : undefined;
}

async function carregar(conta: User): Promise<void> {
  const { uid } = conta;
  const provavel = lerOProvavel(uid);
  const usuario = await usuarios.find(caminhos.usuario(uid));
  const vinculo = usuario && empresaDaVez(usuario);
  const email = conta.email ?? '';
  // Somebody who was working here and belongs to no company any more was put out. They do not register a new one.
  if (!vinculo && sessaoAtual().estado === 'ativa') return encerrar(SEM_ACESSO);
  if (!usuario || !vinculo) return definirSessao({ estado: 'semEmpresa', uid, email, usuario });
  if (usuario.trocarSenha) return definirSessao({ estado: 'trocarSenha', uid, email, usuario });
  const { licenciadaId, empresaId } = vinculo;
  const acertou =
    provavel?.contexto.licenciadaId === licenciadaId && provavel.contexto.empresaId === empresaId;
  const contexto = { licenciadaId, empresaId };
  const leituras = acertou ? provavel : lerEmpresa({ uid, contexto });
  const aberta = await abrirEmpresa(conta, usuario, leituras);
  if (!aberta) return encerrar(SEM_ACESSO);
  definirSessao(aberta);
  guardarIndicio({ uid, contexto });
}

/** Loads the session of the account; without permission to one's own record there is no session (part 1 §4). */
async function resolver(conta: User | null): Promise<void> {
  if (!conta) {
    if (sessaoAtual().estado !== 'deslogado') definirSessao({ estado: 'deslogado' });
    return;
  }
  try {
    await carregar(conta);
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return encerrar(SEM_ACESSO);
    const sessao = sessaoAtual();
    // An open session goes on with what is being written in it, and is read again in a while.
    if (sessao.estado === 'ativa' && sessao.uid === conta.uid)
      setTimeout(() => void recarregarSessao(), DE_NOVO_EM);
    else definirSessao({ estado: 'falhou', erro });
  }
}

/** Follows what the person may do. No look is due before, so the first screen does not wait for its code. */
const acompanhar = () =>
  void import('./acompanharAcesso').then(
    ({ acompanharAcesso }) => acompanharAcesso(() => void recarregarSessao()),
    () => setTimeout(acompanhar, DE_NOVO_EM),
  );

let iniciada = false;

/** Starts following the account; calling again does nothing. */
export function iniciarSessao(): void {
  if (iniciada) return;
  iniciada = true;
  canal.ouvir(() => void encerrarAqui());
  aoMudarConta((conta) => void resolver(conta));
  setTimeout(acompanhar, ACOMPANHAR_EM);
}

/** Reads everything again: after a company change, a permission change or a failure. */
export const recarregarSessao = () => resolver(contaAtual());

async function encerrarAqui(aviso?: string): Promise<void> {
  // The account first: when signing out fails, the screen stays and says so (part 1 §2).
  await sairDaConta();
  definirSessao({ estado: 'deslogado', ...(aviso ? { aviso } : {}) });
}

/** Signs out of every tab of this browser and forgets what was read. Throws when the account cannot be left. */
export async function encerrar(aviso?: string): Promise<void> {
  await encerrarAqui(aviso);
  canal.dizer('sair');
}

/** Opens another of the person's companies; queries of the former one are forgotten by queryClient.ts. */
export async function trocarEmpresa(empresaId: string): Promise<void> {
  const sessao = sessaoAtual();
  if (
    sessao.estado === 'ativa' &&
    !sessao.usuario.empresas.some((vinculo) => vinculo.empresaId === empresaId)
  ) {
    throw new ErroDoProduto('Empresa não autenticada');
  }
  await entrarNaEmpresa(empresaId);
}

/** Opens a company the person has just joined, of which the session they came with knows nothing. */
export async function entrarNaEmpresa(empresaId: string): Promise<void> {
  doAparelho.escrever(EMPRESA_ESCOLHIDA, empresaId);
  definirSessao({ estado: 'resolvendo' });
  await recarregarSessao();
}
