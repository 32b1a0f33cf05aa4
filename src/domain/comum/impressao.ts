/**
 * Short digest of a text, the same in browser and server: 16 hexadecimal digits that tell contents apart. Nothing may
 * rest on its being hard to forge.
 */
export function impressao(texto: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < texto.length; i++) {
    const sinal = texto.charCodeAt(i);
    a = Math.imul(a ^ sinal, 0x9e3779b1);
    b = Math.imul(b ^ sinal, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a, b].map((parte) => (parte >>> 0).toString(16).padStart(8, '0')).join('');
}
