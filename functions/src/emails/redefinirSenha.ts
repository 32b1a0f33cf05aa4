import { autenticacao, contaInexistente } from '@functions/nucleo/contas';
import { para } from '@/domain/telas/enderecos';
import { umaLinha, type Mensagem, montar } from './layout';
import { naAplicacao } from './naAplicacao';

export const textoDeRedefinirSenha = (nome: string, url: string): Mensagem =>
  montar({
    assunto: 'Redefinição da sua senha',
    saudacao: nome ? `Olá, ${umaLinha(nome)}!` : 'Olá!',
    paragrafos: [
      'Recebemos um pedido para redefinir a senha da sua conta.',
      'Para escolher uma nova senha, use o botão abaixo. O link vale por uma hora e só pode ser usado uma vez.',
    ],
    botao: { texto: 'Definir nova senha', url },
    nota: 'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  });

/** Link that defines the account's password, once, within an hour: Auth takes its code a single time. */
export async function linkDeSenha(email: string): Promise<string> {
  const auth = await autenticacao();
  const oobCode = new URL(await auth.generatePasswordResetLink(email)).searchParams.get('oobCode');
  if (!oobCode) throw new Error('link de redefinição sem oobCode');
  return naAplicacao(para('/definir-senha'), { oobCode });
}

/** Undefined when there is no such account or it is disabled. No mail is sent then, and no answer says so. */
export async function redefinirSenha(email: string): Promise<Mensagem | undefined> {
  const auth = await autenticacao();
  try {
    const conta = await auth.getUserByEmail(email);
    if (conta.disabled) return undefined;
    return textoDeRedefinirSenha(conta.displayName ?? '', await linkDeSenha(email));
  } catch (erro) {
    if (contaInexistente(erro)) return undefined;
    throw erro;
  }
}
