/** The look of every e-mail: one HTML layout and its plain-text twin. Whatever a person wrote is escaped here. */
export interface Mensagem {
  assunto: string;
  html: string;
  texto: string;
  /** Made by the functions when the mail is sent; nobody uploads one. */
  anexos?: Anexo[];
  /** Who gets the answer; nobody where it is absent. */
  responderPara?: string;
}

export interface Anexo {
  nome: string;
  tipo: 'application/pdf';
  conteudo: Uint8Array;
}

interface Partes {
  assunto: string;
  /**
   * For whom it speaks: the company stands on top, whoever invites has a face beside the first words. Companies' logos
   * are readable with an account only, so their names stand for them.
   */
  de?: { empresa?: string; quem?: string };
  saudacao: string;
  paragrafos: string[];
  /** What a mailbox shows beside the subject: the first paragraph, unless another says more. */
  previa?: string;
  /** A list after the paragraphs; an item may lead somewhere. */
  itens?: { texto: string; url?: string }[];
  botao?: { texto: string; url: string };
  /** To be typed somewhere else: large, and alone in its line. */
  codigo?: string;
  /** Small print under the button. */
  nota?: string;
  /** The way out of such mails, small and last. */
  saida?: { texto: string; url: string };
  /** Last line, where somebody else than the product speaks. */
  rodape?: string;
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

/** The product's colours, as src/ui/moldura/cores.ts has them (tests/unit/emails.test.ts): mails know no variables. */
export const CORES_DO_EMAIL = {
  botao: '#037776',
  link: '#006463',
  fundo: '#f6f4f1',
  texto: '#292621',
  fraco: '#655f58',
  borda: '#ece9e5',
  rosto: '#dcf2f1',
  iniciais: '#024d4c',
} as const;
const COR = CORES_DO_EMAIL;
/** The same for people who read in the dark: of the product's dark scheme. */
export const CORES_NO_ESCURO = {
  link: '#70c3c2',
  fundo: '#171512',
  cartao: '#1e1c19',
  texto: '#e9e6e2',
  fraco: '#b0aca6',
  borda: '#44403c',
  rosto: '#024d4c',
  iniciais: '#dcf2f1',
} as const;
const ESCURO = CORES_NO_ESCURO;
/** Of the mark's steps (src/ui/moldura/Marca.tsx). */
const DEGRAUS = ['#0f6f6e', '#3aa3a2', '#68c2c1'];

const RODAPE = `Mensagem automática de ${PRODUTO}. Não é preciso responder.`;

/**
 * What styles beside the words cannot say: the dark scheme, and less room at the edges of a phone. Mail programs that
 * know no style sheet show the light mail, as before.
 */
const FOLHA = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.beira{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){.fundo{background:${ESCURO.fundo}!important}.cartao{background:${ESCURO.cartao}!important}.texto{color:${ESCURO.texto}!important}.fraco{color:${ESCURO.fraco}!important}.link{color:${ESCURO.link}!important}.linha{border-color:${ESCURO.borda}!important}.rosto{background:${ESCURO.rosto}!important;color:${ESCURO.iniciais}!important}}`;

const paragrafo = (texto: string, estilo = '') =>
  `<p style="margin:0 0 16px;${estilo}">${escapar(texto)}</p>`;

/** Small print, in which an address may stand. */
const miudo = (html: string) =>
  `<p class="fraco" style="margin:0 0 16px;font-size:13px;color:${COR.fraco}">${html}</p>`;

const linkHtml = (texto: string, url: string) =>
  `<a class="link" href="${escapar(url)}" style="color:${COR.link}">${escapar(texto)}</a>`;

/** Without it a mailbox shows the head of the mail, whose names stand in the subject already. */
const previaHtml = (texto: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapar(texto)}${'&zwnj;&nbsp;'.repeat(60)}</div>`;

function botaoHtml({ texto, url }: { texto: string; url: string }) {
  return `<p style="margin:24px 0"><a href="${escapar(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${COR.botao};color:#ffffff;font-weight:600;text-decoration:none">${escapar(texto)}</a></p>
${miudo(`Se o botão não abrir, copie este endereço:<br>${linkHtml(url, url)}`)}`;
}

const codigoHtml = (codigo: string) =>
  `<p style="margin:0 0 16px;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapar(codigo)}</p>`;

function listaHtml(itens: NonNullable<Partes['itens']>) {
  const linhas = itens.map(({ texto, url }) => {
    const conteudo = url ? linkHtml(texto, url) : escapar(texto);
    return `<li style="margin:0 0 8px">${conteudo}</li>`;
  });
  return `<ul style="margin:0 0 16px;padding-left:20px">${linhas.join('')}</ul>`;
}

/** The mark without a picture, which mail programs would hold back: three steps of cells. */
const marca = [8, 14, 20]
  .map(
    (altura, i) =>
      `<td valign="bottom" style="padding-right:3px"><div style="width:7px;height:${altura}px;border-radius:2px 2px 0 0;background:${DEGRAUS[i]};font-size:0">&nbsp;</div></td>`,
  )
  .join('');

/** The company first, the product small under it; alone where no company speaks. */
function cabecalho(empresa: string | undefined) {
  const nome = empresa
    ? `<div style="font-size:17px;font-weight:700">${escapar(umaLinha(empresa))}</div><div class="fraco" style="font-size:12px;color:${COR.fraco}">${PRODUTO}</div>`
    : `<div style="font-size:17px;font-weight:700">${PRODUTO}</div>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${marca}<td class="texto" style="padding-left:9px;line-height:1.3;color:${COR.texto}">${nome}</td></tr></table>`;
}

/** First letters of the first and last word, whole signs: an emoji is not cut in half. */
function iniciais(nome: string) {
  const palavras = nome.split(/\s+/).filter(Boolean);
  return [palavras[0], palavras.length > 1 ? palavras.at(-1) : undefined]
    .map((palavra) => Array.from(palavra ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

function rosto(quem: string, empresa: string | undefined) {
  const nome = umaLinha(quem);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>
<td class="rosto" width="44" height="44" align="center" aria-hidden="true" style="width:44px;height:44px;border-radius:22px;background:${COR.rosto};color:${COR.iniciais};font-weight:600">${escapar(iniciais(nome))}</td>
<td style="padding-left:12px;line-height:1.35"><strong>${escapar(nome)}</strong>${empresa ? `<br><span class="fraco" style="font-size:13px;color:${COR.fraco}">${escapar(umaLinha(empresa))}</span>` : ''}</td>
</tr></table>`;
}

/** Both versions from the same parts, so that they never say different things. */
export function montar({
  assunto,
  de = {},
  saudacao,
  paragrafos,
  previa = paragrafos[0] ?? saudacao,
  itens = [],
  botao,
  codigo,
  nota,
  saida,
  rodape = RODAPE,
}: Partes): Mensagem {
  const linhas = [
    saudacao,
    ...(codigo ? [codigo] : []),
    ...paragrafos,
    ...(itens.length > 0
      ? [itens.map(({ texto, url }) => `- ${texto}${url ? `\n  ${url}` : ''}`).join('\n')]
      : []),
    ...(botao ? [`${botao.texto}: ${botao.url}`] : []),
    ...(nota ? [nota] : []),
    ...(saida ? [`${saida.texto}: ${saida.url}`] : []),
    `-- \n${rodape}`,
  ];
  const corpo = [
    ...(de.quem ? [rosto(de.quem, de.empresa)] : []),
    paragrafo(saudacao, 'font-size:18px;font-weight:600'),
    ...(codigo ? [codigoHtml(codigo)] : []),
    ...paragrafos.map((texto) => paragrafo(texto)),
    ...(itens.length > 0 ? [listaHtml(itens)] : []),
    ...(botao ? [botaoHtml(botao)] : []),
    ...(nota ? [miudo(escapar(nota))] : []),
    ...(saida ? [miudo(linkHtml(saida.texto, saida.url))] : []),
  ].join('\n');
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapar(umaLinha(assunto))}</title><style>${FOLHA}</style></head>
<body class="fundo texto" style="margin:0;padding:24px 12px;background:${COR.fundo};font-family:system-ui,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5;color:${COR.texto}">
${previaHtml(previa)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table class="cartao texto" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px;color:${COR.texto}">
<tr><td class="beira linha" style="padding:18px 32px;border-bottom:1px solid ${COR.borda}">${cabecalho(de.empresa)}</td></tr>
<tr><td class="beira" style="padding:28px 32px 12px;overflow-wrap:anywhere;word-break:break-word">${corpo}</td></tr>
<tr><td class="beira fraco" style="padding:16px 32px 24px;font-size:12px;color:${COR.fraco}">${escapar(rodape)}</td></tr>
</table></td></tr></table></body></html>`;
  return { assunto: umaLinha(assunto), html, texto: linhas.join('\n\n') };
}
