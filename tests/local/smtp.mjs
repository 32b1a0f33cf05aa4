// The local mail server: takes every message over SMTP, sends none, and shows them on a web page.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { host } from './firebase-config.mjs';
import { listPage, mailPage, notFoundPage } from './mailbox-page.mjs';
import { MailFolder, toMail } from './mails.mjs';

/**
 * @param {{smtpPort: number, webPort: number, folder: string}} options
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startMailServer({ smtpPort, webPort, folder }) {
  const mails = new MailFolder(folder);
  const smtp = new SMTPServer({
    authOptional: true,
    // The local world has no certificate; a client that asks for STARTTLS would refuse a self-made one.
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'local' }),
    onData: callbackify(async (stream, session) => receive(stream, session, mails)),
  });
  const web = createServer((request, response) => answer(request, response, mails));
  await Promise.all([
    new Promise((resolve) => smtp.listen(smtpPort, host, resolve)),
    new Promise((resolve) => web.listen(webPort, host, resolve)),
  ]);
  const stop = async () => {
    web.closeAllConnections();
    await Promise.all([
      new Promise((resolve) => smtp.close(resolve)),
      new Promise((resolve) => web.close(resolve)),
    ]);
  };
  return { stop };
}

async function receive(stream, session, mails) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  const parsed = await PostalMime.parse(Buffer.concat(chunks));
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
  mails.add(toMail(parsed, envelope, mails.arrival()));
}

/**
 * `GET /` list · `GET /mails/{id}` one · `GET /api/mails?to=` JSON, newest first · `DELETE /api/mails` forget all.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {MailFolder} mails
 */
function answer(request, response, mails) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  const send = (status, type, body) => {
    response.writeHead(status, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(body);
  };
  const html = (body, status = 200) => send(status, 'text/html; charset=utf-8', body);
  const json = (value) => send(200, 'application/json; charset=utf-8', JSON.stringify(value));

  if (pathname === '/api/mails' && request.method === 'DELETE') {
    mails.clear();
    return json({ ok: true });
  }
  if (pathname === '/api/mails') return json(mails.list(searchParams.get('to') ?? undefined));
  if (pathname === '/apagar' && request.method === 'POST') {
    mails.clear();
    response.writeHead(303, { Location: '/' });
    return response.end();
  }
  if (pathname === '/') return html(listPage(mails.list()));
  const mail = mails.find(pathname.replace(/^\/mails\//, ''));
  return mail ? html(mailPage(mail)) : html(notFoundPage(), 404);
}
