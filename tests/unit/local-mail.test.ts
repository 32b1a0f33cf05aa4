// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { listPage, mailPage } from '../local/mailbox-page.mjs';
import { linksOf, MailFolder, toMail } from '../local/mails.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const message = [
  'From: =?utf-8?q?Gest=C3=A3o?= <nao-responda@exemplo.com>',
  'To: Maria <maria@exemplo.com>',
  'Subject: =?utf-8?q?Convite_para_a_Inova=C3=A7=C3=A3o?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=limite',
  '',
  '--limite',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Entre em https://app.exemplo/convite/1?a=1&b=2.',
  '--limite',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Ol=C3=A1 <a href=3D"https://app.exemplo/convite/1?a=3D1&amp;b=3D2">entrar</a></p><script>alert(1)</script>',
  '--limite--',
].join('\r\n');

const mail = async (to: string[], id = '1') =>
  toMail(
    await PostalMime.parse(message),
    { from: 'x@exemplo.com', to },
    { id, date: '2026-11-20T12:00:00.000Z' },
  );

describe('e-mail apanhado', () => {
  it('é lido com acentos, destinatários do envelope e cada link uma vez', async () => {
    expect(await mail(['maria@exemplo.com', 'oculta@exemplo.com'])).toMatchObject({
      from: 'Gestão <nao-responda@exemplo.com>',
      to: ['maria@exemplo.com', 'oculta@exemplo.com'],
      subject: 'Convite para a Inovação',
      html: expect.stringContaining('Olá'),
      links: ['https://app.exemplo/convite/1?a=1&b=2'],
    });
  });

  it('só tem como link o que abre uma página', () => {
    expect(
      linksOf('<a href="javascript:alert(1)">a</a><a href="mailto:a@b">b</a>', 'veja (https://a.b/c).'),
    ).toEqual(['https://a.b/c']);
  });

  it('fica no disco, o mais novo primeiro, e se acha pelo destinatário', async () => {
    const mails = new MailFolder(folder);
    mails.add(await mail(['maria@exemplo.com'], '1'));
    mails.add(await mail(['joao@exemplo.com'], '2'));
    const again = new MailFolder(folder);
    expect(again.list().map(({ id }) => id)).toEqual(['2', '1']);
    expect(again.list('MARIA@exemplo.com').map(({ id }) => id)).toEqual(['1']);
    expect(again.find('../1')).toBeUndefined();
    again.clear();
    expect(again.list()).toEqual([]);
  });

  it('não executa nada na página da caixa', async () => {
    const page = mailPage(await mail(['<b>@exemplo.com']));
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>@');
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(listPage([])).toContain('Nenhum e-mail até agora');
  });
});
