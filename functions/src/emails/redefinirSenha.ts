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

/** Undefined when there is no such account or it is disabled. No mail is sent then, and no answer says so. */
export async function redefinirSenha(email: string): Promise<Mensagem | undefined> {
  const auth = await autenticacao();
  try {
    const conta = await auth.getUserByEmail(email);
    if (conta.disabled) return undefined;
    const link = new URL(await auth.generatePasswordResetLink(email));
    const oobCode = link.searchParams.get('oobCode');
    if (!oobCode) throw new Error('link de redefinição sem oobCode');
    return textoDeRedefinirSenha(conta.displayName ?? '', naAplicacao(para('/definir-senha'), { oobCode }));
  } catch (erro) {
    if (contaInexistente(erro)) return undefined;
    throw erro;
  }
}
