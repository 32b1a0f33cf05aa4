/** What the first bytes of a file say. It is what its name promises or not, and a picture has a size. */

export const COMECO_LIDO = 512 * 1024;
/** Pixels of the longest side of pictures the product draws for everybody: photos, logos, banners. */
export const MAIOR_LADO = 2_000;
/** A picture whose size nobody can read is too large. */
export const grandeDemais = ([largura, altura]: readonly [number, number] = [Infinity, Infinity]) =>
  Math.max(largura, altura) > MAIOR_LADO;

type Familia = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'zip' | 'ole' | 'mp4' | 'mov' | 'webm' | 'texto';

const ascii = (bytes: Uint8Array, de: number, ate: number) => String.fromCharCode(...bytes.subarray(de, ate));
const comeca = (bytes: Uint8Array, ...marca: number[]) => marca.every((byte, i) => bytes[i] === byte);

const MARCAS: Record<Familia, (bytes: Uint8Array) => boolean> = {
  pdf: (b) => ascii(b, 0, 1_024).includes('%PDF-'),
  png: (b) => comeca(b, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpeg: (b) => comeca(b, 0xff, 0xd8, 0xff),
  gif: (b) => /^GIF8[79]a/.test(ascii(b, 0, 6)),
  webp: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP',
  zip: (b) => comeca(b, 0x50, 0x4b, 0x03, 0x04),
  ole: (b) => comeca(b, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  mp4: (b) => ascii(b, 4, 8) === 'ftyp',
  // Older ones begin with another box.
  mov: (b) => /^(ftyp|moov|mdat|wide)$/.test(ascii(b, 4, 8)),
  webm: (b) => comeca(b, 0x1a, 0x45, 0xdf, 0xa3),
  texto: (b) => !b.includes(0),
};

/** Families a file may be of, by its extension, and the type it is served as. A document with a password is an OLE file. */
const POR_EXTENSAO: Record<string, { tipo: string; familias: readonly Familia[] }> = {
  pdf: { tipo: 'application/pdf', familias: ['pdf'] },
  png: { tipo: 'image/png', familias: ['png'] },
  jpg: { tipo: 'image/jpeg', familias: ['jpeg'] },
  jpeg: { tipo: 'image/jpeg', familias: ['jpeg'] },
  webp: { tipo: 'image/webp', familias: ['webp'] },
  gif: { tipo: 'image/gif', familias: ['gif'] },
  doc: { tipo: 'application/msword', familias: ['ole'] },
  xls: { tipo: 'application/vnd.ms-excel', familias: ['ole'] },
  ppt: { tipo: 'application/vnd.ms-powerpoint', familias: ['ole'] },
  docx: { tipo: deOffice('wordprocessingml.document'), familias: ['zip', 'ole'] },
  xlsx: { tipo: deOffice('spreadsheetml.sheet'), familias: ['zip', 'ole'] },
  pptx: { tipo: deOffice('presentationml.presentation'), familias: ['zip', 'ole'] },
  txt: { tipo: 'text/plain; charset=utf-8', familias: ['texto'] },
  csv: { tipo: 'text/csv; charset=utf-8', familias: ['texto'] },
  mp4: { tipo: 'video/mp4', familias: ['mp4'] },
  mov: { tipo: 'video/quicktime', familias: ['mov'] },
  webm: { tipo: 'video/webm', familias: ['webm'] },
};
function deOffice(resto: string) {
  return `application/vnd.openxmlformats-officedocument.${resto}`;
}

const extensaoDe = (nome: string) => nome.slice(nome.lastIndexOf('.') + 1).toLowerCase();

/** The type to serve the file as; undefined when its bytes are not what its name says. */
export function tipoConferido(nome: string, bytes: Uint8Array): string | undefined {
  const esperado = POR_EXTENSAO[extensaoDe(nome)];
  return esperado?.familias.some((familia) => MARCAS[familia](bytes)) ? esperado.tipo : undefined;
}

/** Width and height; undefined when they do not stand in the given bytes. */
export function dimensoes(bytes: Uint8Array): readonly [number, number] | undefined {
  const v = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (MARCAS.png(bytes)) return [v.getUint32(16), v.getUint32(20)];
    if (MARCAS.gif(bytes)) return [v.getUint16(6, true), v.getUint16(8, true)];
    if (MARCAS.webp(bytes)) return doWebp(v, ascii(bytes, 12, 16));
    if (MARCAS.jpeg(bytes)) return doJpeg(v);
  } catch (erro) {
    // The header is cut off.
    if (!(erro instanceof RangeError)) throw erro;
  }
  return undefined;
}

function doWebp(v: DataView, pedaco: string): readonly [number, number] | undefined {
  const em24 = (i: number) => v.getUint16(i, true) + v.getUint8(i + 2) * 65_536 + 1;
  if (pedaco === 'VP8X') return [em24(24), em24(27)];
  if (pedaco === 'VP8 ') return [v.getUint16(26, true) & 0x3fff, v.getUint16(28, true) & 0x3fff];
  if (pedaco !== 'VP8L') return undefined;
  const bits = v.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** Segment by segment up to the one that starts a frame. */
function doJpeg(v: DataView): readonly [number, number] | undefined {
  for (let i = 2; i < v.byteLength; i += 2 + v.getUint16(i + 2)) {
    const marca = v.getUint8(i + 1);
    if (v.getUint8(i) !== 0xff) return undefined;
    const quadro = marca >= 0xc0 && marca <= 0xcf && marca !== 0xc4 && marca !== 0xc8 && marca !== 0xcc;
    if (quadro) return [v.getUint16(i + 7), v.getUint16(i + 5)];
  }
  return undefined;
}
