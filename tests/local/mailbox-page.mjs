// The web page that shows caught mails.
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} text */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]);

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 960px; padding: 24px 16px; }
  table { border-collapse: collapse; width: 100%; }
  td, th { border-bottom: 1px solid #8884; padding: 8px; text-align: left; vertical-align: top; }
  iframe { background: #fff; border: 1px solid #8886; height: 60vh; width: 100%; }
  pre { background: #8881; overflow-wrap: anywhere; padding: 12px; white-space: pre-wrap; }
  button { font: inherit; padding: 4px 12px; }
`;

function page(title, body) {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

/** @param {import('./mails.mjs').Mail[]} mails */
export function listPage(mails) {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${time.format(new Date(mail.date))}</td><td>${escapeHtml(mail.to.join(', '))}</td><td><a href="/mails/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Recebido</th><th>Para</th><th>Assunto</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const clear = '<form method="post" action="/apagar"><button>Apagar todos</button></form>';
  const body =
    mails.length > 0
      ? table + clear
      : '<p>Nenhum e-mail até agora. Os que o sistema enviar aparecem aqui; nenhum sai desta máquina.</p>';
  return page('E-mails', `<h1>E-mails enviados</h1>${body}`);
}

const part = (title, content) => (content ? `<h2>${title}</h2>${content}` : '');

/** @param {import('./mails.mjs').Mail} mail */
export function mailPage(mail) {
  const links = mail.links.map(
    (link) => `<li><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></li>`,
  );
  const files = mail.attachments.map(
    (file) =>
      `<li><a download="${escapeHtml(file.name)}" href="data:application/octet-stream;base64,${file.base64}">${escapeHtml(file.name)}</a> (${escapeHtml(file.type)}, ${file.size} bytes)</li>`,
  );
  // Sandboxed without scripts: a message is somebody else's HTML. Its links open in a new tab.
  const html = mail.html
    ? `<iframe title="Mensagem" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`
    : '';
  return page(
    mail.subject,
    `<p><a href="/">Todos os e-mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
    <p>De ${escapeHtml(mail.from)}<br>Para ${escapeHtml(mail.to.join(', '))}<br>Em ${time.format(new Date(mail.date))}</p>
    ${html}
    ${part('Links', links.length > 0 ? `<ul>${links.join('')}</ul>` : '')}
    ${part('Anexos', files.length > 0 ? `<ul>${files.join('')}</ul>` : '')}
    ${part('Texto', mail.text ? `<pre>${escapeHtml(mail.text)}</pre>` : '')}`,
  );
}

export const notFoundPage = () =>
  page('Não encontrado', '<p>Este e-mail não existe mais. <a href="/">Todos os e-mails</a></p>');
