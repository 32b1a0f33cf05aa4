/** The look of every e-mail: one HTML layout and its plain-text twin. Whatever a person wrote is escaped here. */
export interface Mensagem {
  assunto: string;
  html: string;
  texto: string;
  /** Made by the functions when the mail is sent; nobody uploads one. */
  anexos?: Anexo[];
}

export interface Anexo {
  nome: string;
  tipo: 'application/pdf';
  conteudo: Uint8Array;
}

interface Partes {
  assunto: string;
  saudacao: string;
  paragrafos: string[];
  /** A list after the paragraphs; an item may lead somewhere. */
  itens?: { texto: string; url?: string }[];
  botao?: { texto: string; url: string };
  /** Small print under the button. */
  nota?: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapar = (texto: string) => texto.replace(/[&<>"']/g, (letra) => ESCAPES[letra] ?? letra);

const ENDERECO = /:\/\/|www\.|[\p{L}\p{N}-]{2,}\.(?=\p{L}{2,})/giu;

/**
 * One line without control characters. A name cannot add a header or a second line (threats E14), nor turn the rest
 * of the sentence around.
 * A sign of no width keeps mail programs from making a link of what looks like an address (decisions P135).
 */
export const umaLinha = (texto: string) =>
  texto
    .replace(/[\p{Bidi_Control}]+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(ENDERECO, (endereco) => endereco.replace(/:(?=\/)|(?=\.)/, '$&\u200b'))
    .trim();

const PRODUTO = 'Gestão de Inovação';
const RODAPE = `Mensagem automática de ${PRODUTO}. Não é preciso responder.`;

const paragrafo = (texto: string, estilo = '') =>
  `<p style="margin:0 0 16px;${estilo}">${escapar(texto)}</p>`;

function botaoHtml({ texto, url }: { texto: string; url: string }) {
  return `<p style="margin:24px 0"><a href="${escapar(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#1c4f5c;color:#ffffff;font-weight:600;text-decoration:none">${escapar(texto)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a5560">Se o botão não abrir, copie este endereço:<br><a href="${escapar(url)}" style="color:#1c4f5c;word-break:break-all">${escapar(url)}</a></p>`;
}

function listaHtml(itens: NonNullable<Partes['itens']>) {
  const linhas = itens.map(({ texto, url }) => {
    const conteudo = url
      ? `<a href="${escapar(url)}" style="color:#1c4f5c">${escapar(texto)}</a>`
      : escapar(texto);
    return `<li style="margin:0 0 8px">${conteudo}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding-left:20px">${linhas.join('')}</ul>`;
}

/** Both versions from the same parts, so that they never say different things. */
export function montar({ assunto, saudacao, paragrafos, itens = [], botao, nota }: Partes): Mensagem {
  const linhas = [
    saudacao,
    ...paragrafos,
    ...(itens.length > 0
      ? [itens.map(({ texto, url }) => `- ${texto}${url ? `\n  ${url}` : ''}`).join('\n')]
      : []),
    ...(botao ? [`${botao.texto}: ${botao.url}`] : []),
    ...(nota ? [nota] : []),
    `-- \n${RODAPE}`,
  ];
  const corpo = [
    paragrafo(saudacao, 'font-size:18px;font-weight:600'),
    ...paragrafos.map((texto) => paragrafo(texto)),
    ...(itens.length > 0 ? [listaHtml(itens)] : []),
    ...(botao ? [botaoHtml(botao)] : []),
    ...(nota ? [paragrafo(nota, 'font-size:13px;color:#4a5560')] : []),
  ].join('\n');
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(umaLinha(assunto))}</title></head>
<body style="margin:0;padding:24px 12px;background:#eef1f2;font-family:system-ui,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d2529">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #dde3e5;font-weight:700;color:#1c4f5c">${PRODUTO}</td></tr>
<tr><td style="padding:28px 32px 12px">${corpo}</td></tr>
<tr><td style="padding:16px 32px 24px;font-size:12px;color:#5b676e">${RODAPE}</td></tr>
</table></td></tr></table></body></html>`;
  return { assunto: umaLinha(assunto), html, texto: linhas.join('\n\n') };
}
