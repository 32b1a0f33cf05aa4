// @vitest-environment node
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dimensoes, tipoConferido } from './conteudo';

const texto = (valor: string) => new TextEncoder().encode(valor);
const bytes = (...partes: (number[] | string)[]) =>
  Uint8Array.from(partes.flatMap((parte) => (typeof parte === 'string' ? [...texto(parte)] : parte)));
const em32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const em16 = (n: number) => [n >>> 8, n & 255];

const png = (largura: number, altura: number) =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    em32(13),
    'IHDR',
    em32(largura),
    em32(altura),
    [8, 6, 0, 0, 0],
  );
const jpeg = (largura: number, altura: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    em16(40_002),
    Array.from({ length: 40_000 }, () => 0x41),
    [0xff, 0xc0],
    em16(17),
    [8],
    em16(altura),
    em16(largura),
  );
const gif = (largura: number, altura: number) =>
  bytes('GIF89a', [largura & 255, largura >> 8, altura & 255, altura >> 8]);
const menos1 = (n: number) => [(n - 1) & 255, ((n - 1) >> 8) & 255, (n - 1) >> 16];
const webp = (largura: number, altura: number) => {
  return bytes('RIFF', em32(0), 'WEBP', 'VP8X', em32(10), [0, 0, 0, 0], menos1(largura), menos1(altura));
};
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

describe('G15 o conteúdo e o nome', () => {
  it.each<[string, Uint8Array, string]>([
    ['a.pdf', texto('%PDF-1.4'), 'application/pdf'],
    ['foto.v2.PNG', png(10, 10), 'image/png'],
    ['a.jpg', jpeg(10, 10), 'image/jpeg'],
    ['a.jpeg', jpeg(10, 10), 'image/jpeg'],
    ['a.gif', gif(10, 10), 'image/gif'],
    ['a.webp', webp(10, 10), 'image/webp'],
    ['a.doc', bytes(OLE), 'application/msword'],
    ['a.xlsx', bytes(ZIP), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['com-senha.docx', bytes(OLE), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.csv', texto('Título;Descrição\nÁgua;…'), 'text/csv; charset=utf-8'],
    ['a.mp4', bytes([0, 0, 0, 24], 'ftypisom'), 'video/mp4'],
    ['a.mov', bytes([0, 0, 0, 20], 'ftypqt  '), 'video/quicktime'],
    ['antigo.mov', bytes([0, 0, 0, 8], 'wide'), 'video/quicktime'],
    ['a.webm', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f]), 'video/webm'],
  ])('%s é o que diz', (nome, conteudo, tipo) => expect(tipoConferido(nome, conteudo)).toBe(tipo));

  it.each<[string, Uint8Array]>([
    ['html.pdf', texto('<html><script>alert(1)</script>')],
    ['pdf.png', texto('%PDF-1.4')],
    ['zip.jpg', bytes(ZIP)],
    ['binario.txt', bytes('MZ', [0, 1, 2])],
    ['executavel.mp4', bytes('MZ', [0x90, 0])],
    ['executavel.mov', bytes('MZ', [0x90, 0])],
    ['mp4.webm', bytes([0, 0, 0, 24], 'ftypisom')],
    ['vazio.pdf', new Uint8Array()],
    ['a.html', texto('<html>')],
    ['sem-extensao', texto('oi')],
  ])('%s não é', (nome, conteudo) => expect(tipoConferido(nome, conteudo)).toBeUndefined());
});

describe('dimensões', () => {
  it.each([
    ['PNG', png],
    ['JPEG com EXIF antes', jpeg],
    ['GIF', gif],
    ['WebP', webp],
  ])('%s: largura e altura', (_, formato) => {
    expect(dimensoes(formato(640, 480))).toEqual([640, 480]);
    expect(dimensoes(formato(20_000, 300))).toEqual([20_000, 300]);
  });
  it('a bomba: poucos bytes, muitos pixels', () => {
    const bomba = bytes([...png(20_000, 20_000)], [...deflateSync(Buffer.alloc(400_000))]);
    expect(bomba.length).toBeLessThan(50_000);
    expect(dimensoes(bomba)).toEqual([20_000, 20_000]);
  });
  it('cortada ou de outra coisa, não se sabe', () => {
    expect(dimensoes(png(10, 10).subarray(0, 18))).toBeUndefined();
    expect(dimensoes(jpeg(10, 10).subarray(0, 200))).toBeUndefined();
    expect(dimensoes(texto('%PDF-1.4'))).toBeUndefined();
  });
});
