/** Text of the organiser's mail: fields that each company fills, and signs that nobody sees taken out (decisions P425). */

/** Fields that stand in double braces, and what fills them. */
export const CAMPOS_DA_MENSAGEM = {
  empresa: 'nome da empresa',
  responsavel: 'nome de quem responde por ela',
  projeto: 'nome do projeto',
  fase: 'fase em que ela está',
  categoria: 'categoria em que ela participa',
} as const;
export type CampoDaMensagem = keyof typeof CAMPOS_DA_MENSAGEM;
export type ValoresDaMensagem = Readonly<Record<CampoDaMensagem, string>>;

/** Anything between double braces, with what may stand before an empty value: 'Olá, {{responsavel}}!' is then 'Olá!'. */
const CAMPO = /([,;]?[^\S\n]*)\{\{([^{}]*)\}\}/g;
const nomeDo = (escrito: string) => escrito.trim().toLowerCase();
const existe = (nome: string): nome is CampoDaMensagem => Object.hasOwn(CAMPOS_DA_MENSAGEM, nome);

/** Signs of no width, those that turn the order of letters around, and control characters other than a new line. */
const INVISIVEIS = /[\p{Bidi_Control}\u00ad\u180e\u200b-\u200d\u2060-\u2064\ufeff]|(?!\n)\p{Cc}/gu;

/** What is stored of a typed text: lines end with one sign, nothing invisible, at most one empty line together. */
export const semInvisiveis = (texto: string): string =>
  texto
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIVEIS, '')
    .replace(/\n{3,}/g, '\n\n');

/** Names between braces that are no field, as they were written. */
export const camposDesconhecidos = (texto: string): string[] => [
  ...new Set(
    [...texto.matchAll(CAMPO)].flatMap(([, , escrito = '']) =>
      existe(nomeDo(escrito)) ? [] : [escrito.trim()],
    ),
  ),
];

/**
 * The text of one company. What fills a field is put in once and never looked through again: a company called
 * '{{projeto}}' stays one. A company's name brings no line of its own.
 */
export const preenchido = (texto: string, valores: ValoresDaMensagem): string =>
  texto.replace(CAMPO, (inteiro: string, antes: string, escrito: string) => {
    const nome = nomeDo(escrito);
    if (!existe(nome)) return inteiro;
    const valor = semInvisiveis(valores[nome]).replace(/\s+/g, ' ').trim();
    return valor === '' ? '' : `${antes}${valor}`;
  });
