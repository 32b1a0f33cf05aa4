/** Acceptance of an invitation: the membership opens, the invitation is answered, the person is welcomed. */
import { indiceDoNome } from '@/domain/comum/busca';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { type Convite, conviteSchema, situacaoDoConvite } from '@/domain/pessoas/convite';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { atualizarClaims, autenticacao, contaInexistente } from './contas';
import { conviteInvalido, existeEmpresa } from './conviteDoLink';
import { contextoDoConvite } from './convites';
import { vincularUsuario } from './pessoas';

/**
 * An account that no company wanted any more can sign in again. This needs the mailed link of an invitation that
 * waits: it shows that the address is theirs. Each membership goes on saying what they may see; one that was disabled
 * stays so.
 */
export async function reabrirPeloLink(convite: Convite) {
  if (situacaoDoConvite(convite) !== 'aguardando') return;
  const auth = await autenticacao();
  try {
    const { uid, disabled } = await auth.getUser(convite.idColaboradorConvidado);
    if (disabled) await auth.updateUser(uid, { disabled: false });
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
}

/**
 * Opens the membership. `conferir` gets the invitation and throws unless the caller may accept it. Accepting again
 * gives the first result and no new rights: a person disabled since then stays disabled (threats E17).
 */
export async function aceitar(
  db: Firestore,
  conviteId: string,
  conferir: (convite: Convite) => void,
  nome?: string,
): Promise<Contexto & { uid: string }> {
  const aceito = await db.runTransaction(async (tx) => {
    const ref = db.doc(`${caminhos.convites}/${conviteId}`);
    const convite = await ler(db, conviteSchema, ref.path, tx);
    if (!convite) throw conviteInvalido();
    conferir(convite);
    const contexto = contextoDoConvite(convite);
    const uid = convite.idColaboradorConvidado;
    const resultado = { ...contexto, uid };
    const situacao = situacaoDoConvite(convite);
    if (situacao === 'respondido') return resultado;
    if (situacao === 'cancelado') throw new ErroDoProduto('Seu convite foi cancelado!');
    if (situacao === 'expirado')
      throw new ErroDoProduto('Este convite expirou. Peça a quem convidou você que o envie de novo.');
    const referencia = db.doc(caminhos.colaborador(contexto, uid));
    const pessoa = await ler(db, colaboradorSchema, referencia.path, tx);
    if (!pessoa || pessoa.deletedAt !== null || !(await existeEmpresa(db, convite, tx)))
      throw new ErroDoProduto('Seu convite foi cancelado!');
    const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid), tx);
    const agora = new Date();
    tx.update(ref, { convite: false, respondidoEm: agora });
    if (pessoa.status !== 'PENDING') return resultado;
    const carimbo = { updatedAt: agora, updatedBy: uid };
    tx.update(referencia, {
      status: 'ACTIVE',
      inviteAcceptedAt: agora,
      bloqueio: usuario?.trocarSenha ? 'SENHA' : null,
      ...(nome ? { nome, ...indiceDoNome(nome, pessoa.email) } : {}),
      ...carimbo,
    });
    const dados = { nome: nome ?? pessoa.nome, empresa: convite.nomeFantasia };
    const [caminho, mensagem] = emailNaFila(resumo('boasVindas', conviteId), {
      tipo: 'boasVindas',
      para: convite.email,
      dados,
    });
    tx.set(db.doc(caminho), mensagem);
    return resultado;
  });
  // The next screen reads the account's companies: they must not depend on when the trigger runs.
  await vincularUsuario(db, aceito, aceito.uid);
  await atualizarClaims(db, aceito.uid);
  return aceito;
}
