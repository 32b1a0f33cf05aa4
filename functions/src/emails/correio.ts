/** The SMTP connection. nodemailer is loaded when a mail leaves, not when a function starts. */
import type { Mensagem } from './layout';

function ambiente(nome: 'SMTP_URL' | 'MAIL_FROM') {
  const valor = process.env[nome];
  if (!valor) throw new Error(`${nome} não está definida (docs/operations.md)`);
  return valor;
}

export async function enviar(para: string, { assunto, html, texto, anexos = [] }: Mensagem) {
  const { createTransport } = await import('nodemailer');
  const transporte = createTransport(ambiente('SMTP_URL'));
  try {
    await transporte.sendMail({
      from: ambiente('MAIL_FROM'),
      // An object, so that nothing in the address is read as a second recipient.
      to: { name: '', address: para },
      subject: assunto,
      html,
      text: texto,
      attachments: anexos.map(({ nome, tipo, conteudo }) => ({
        filename: nome,
        contentType: tipo,
        content: Buffer.from(conteudo),
      })),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transporte.close();
  }
}
