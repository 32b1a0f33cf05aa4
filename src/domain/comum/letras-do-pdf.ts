/** Text in the letters that a PDF's standard fonts have: Windows-1252. */

/** Pictures among the letters, with the marks that join and colour them. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+/gu;
/** Signs that two plain ones say as well. */
const EM_LETRAS: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
};
/** What the standard fonts lack: everything beyond Windows-1252. */
const FORA_DA_FONTE = /[^\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const EMOJI_ENTRE_PALAVRAS = new RegExp(` ?${EMOJI.source}`, 'gu');

/** The text in the letters of the font: emoji are left out, other foreign signs become '?'. */
export function paraAFonte(texto: string): string {
  const semEmoji = texto.replaceAll(EMOJI_ENTRE_PALAVRAS, (achado) => (/[©®]/.test(achado) ? achado : ''));
  return (semEmoji.trim() === '' && texto.trim() !== '' ? '(emoji)' : semEmoji)
    .replaceAll('\t', ' ')
    .replaceAll(/[→←↔≥≤≠]/g, (sinal) => EM_LETRAS[sinal] ?? '?')
    .replaceAll(FORA_DA_FONTE, '?');
}
