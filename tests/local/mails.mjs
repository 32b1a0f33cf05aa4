// What a caught message is, and where it is kept. There is one JSON file per message, so mails survive a restart.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Mail
 * @property {string} id sorts by arrival
 * @property {string} date ISO time of arrival
 * @property {string} from
 * @property {string[]} to envelope recipients, so blind copies count too
 * @property {string} subject
 * @property {string} text
 * @property {string} html empty when the message has none
 * @property {string[]} links in order of appearance, each once
 * @property {{name: string, type: string, size: number, base64: string}[]} attachments
 */

/**
 * @param {object} parsed what postal-mime made of the message
 * @param {{from: string, to: string[]}} envelope
 * @param {{id: string, date: string}} arrival
 * @returns {Mail}
 */
export function toMail(parsed, envelope, { id, date }) {
  const html = parsed.html ?? '';
  const text = parsed.text ?? '';
  return {
    id,
    date,
    from: formatAddress(parsed.from) || envelope.from,
    to: envelope.to,
    subject: parsed.subject ?? '(sem assunto)',
    text,
    html,
    links: linksOf(html, text),
    attachments: (parsed.attachments ?? []).map(({ filename, mimeType, content }) => ({
      name: filename ?? '(sem nome)',
      type: mimeType,
      size: content.byteLength,
      base64: Buffer.from(content).toString('base64'),
    })),
  };
}

const formatAddress = (address) =>
  address?.address ? (address.name ? `${address.name} <${address.address}>` : address.address) : '';

/**
 * @param {string} html
 * @param {string} text
 * @returns {string[]}
 */
export function linksOf(html, text) {
  const inHtml = [...html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, a, b]) =>
    decode(a ?? b ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([link]) =>
    link.replace(/[.,;:!?]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:/.test(link));
}

const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');

/** Mails in a folder. */
export class MailFolder {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.count = 0;
  }

  /** @returns {{id: string, date: string}} */
  arrival() {
    const date = new Date().toISOString();
    this.count += 1;
    return { date, id: `${date.replaceAll(/[^0-9]/g, '')}-${String(this.count).padStart(5, '0')}` };
  }

  /** @param {Mail} mail */
  add(mail) {
    writeFileSync(join(this.folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
  }

  /**
   * Newest first.
   * @param {string} [to] only mails to this address, whole and in any case
   * @returns {Mail[]}
   */
  list(to) {
    const wanted = to?.toLowerCase();
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .map((name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')))
      .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase() === wanted));
  }

  /** @param {string} id @returns {Mail | undefined} */
  find(id) {
    return this.list().find((mail) => mail.id === id);
  }

  clear() {
    for (const { id } of this.list()) rmSync(join(this.folder, `${id}.json`), { force: true });
  }
}
