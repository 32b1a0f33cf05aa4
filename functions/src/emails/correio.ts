/** The SMTP connection. nodemailer is loaded when a mail leaves, not when a function starts. */
import { ajuste } from '@functions/ajustes';
import type { Mensagem } from './layout';

export async function enviar(para: string, { assunto, html, texto, anexos = [], responderPara }: Mensagem) {
  const { createTransport } = await import('nodemailer');
  const transporte = createTransport(ajuste('SMTP_URL'));
  try {
    await transporte.sendMail({
      from: ajuste('MAIL_FROM'),
      // An object, so that nothing in the address is read as a second recipient.
      to: { name: '', address: para },
      ...(responderPara === undefined ? {} : { replyTo: { name: '', address: responderPara } }),
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
