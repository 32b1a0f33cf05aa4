/**
 * Whether two names read the same to a person (decisions P182; threats A32): accents, capitals, blanks, signs and what is
 * invisible do not count, and letters of other alphabets count as the ones that they look like.
 */

/** Letters by what they look like. Capitals stand apart: 'Η' is an H, 'η' an n. */
const COMO: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪ',
  b: 'ВвΒβʙᏴЬь',
  c: 'СсϹϲᴄᏟᏣ',
  d: 'ԀԁᎠđĐᴅ',
  e: 'ЕеΕεєЄᴇᎬ',
  f: 'ϜꜰƒՖ',
  g: 'ɡɢԌᏀ',
  h: 'НнΗһҺʜᎻհ',
  i: 'ІіΙιıɪᏆӏӀ|',
  j: 'ЈјϳᴊᎫ',
  k: 'КкΚκᴋᏦ',
  l: 'łŁʟᏞℓ',
  m: 'МмΜᴍᎷϺ',
  n: 'ΝηɴпՈոǸ',
  o: 'ОоΟοσøØᴏՕօ0',
  p: 'РрΡρᴘᏢ',
  q: 'ԚԛզՎ',
  r: 'гʀᎡᏒ',
  s: 'ЅѕſꜱᏚՏ5',
  t: 'ТтΤτᴛᎢ',
  u: 'υμµᴜՍսᴗ',
  v: 'νѴѵᴠᏙᏤ',
  w: 'ԜԝᴡᎳωш',
  x: 'ХхΧχ',
  y: 'УуΥүҮʏᎩ',
  z: 'ΖᴢᏃ',
};
const PARECE = new Map(
  Object.entries(COMO).flatMap(([letra, outras]) => Array.from(outras, (o) => [o, letra])),
);

/** The name as it looks: equal for names that a person takes for each other. 'I', 'l' and '1' are one letter. */
export const aspectoDoNome = (nome: string) =>
  Array.from(nome.normalize('NFKD').replace(/\p{M}/gu, ''))
    .map((letra) => PARECE.get(letra) ?? letra)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[il1]/g, 'l');

/** A name of blanks and signs looks like nothing, and like no other. */
export const mesmoAspecto = (um: string, outro: string) =>
  aspectoDoNome(um) !== '' && aspectoDoNome(um) === aspectoDoNome(outro);

export const NOME_RESERVADO =
  'Este nome é de uma organização ou de um programa daqui. Escreva o nome da sua empresa como ela é conhecida.';
