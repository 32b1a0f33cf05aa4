// Jar files, written without the JDK's tools: a jar is a zip, and ours hold next to nothing.
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** The manifest format allows 72 bytes per line, line ends not counted. The rest goes on with a space. */
const maxLineBytes = 72;

/**
 * @param {Record<string, string>} attributes
 * @returns {string} the text of META-INF/MANIFEST.MF
 */
export function manifest(attributes) {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes });
  return `${lines.map(([name, value]) => wrapLine(`${name}: ${value}`)).join('')}\r\n`;
}

/** @param {string} line */
function wrapLine(line) {
  let wrapped = '';
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > maxLineBytes) {
      wrapped += `${current}\r\n`;
      current = ' ';
    }
    current += character;
  }
  return `${wrapped}${current}\r\n`;
}

/**
 * A zip with its entries stored as they are.
 * @param {Record<string, string | Buffer>} files name → content
 * @returns {Buffer}
 */
export function zip(files) {
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const nameBytes = Buffer.from(name);
    const data = Buffer.from(content);
    const common = commonHeader(data, nameBytes);
    const local = Buffer.concat([signature(0x04034b50), common, nameBytes, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), uint16(20), common, tail, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, signature(0x06054b50), end]);
}

/** The part a file's own header and its directory entry share: version … length of the extra field. */
function commonHeader(data, nameBytes) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2); // names are UTF-8
  header.writeUInt16LE(0x0021, 8); // 1 January 1980, so that equal input gives an equal file
  header.writeUInt32LE(crc32(data), 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(data.length, 18);
  header.writeUInt16LE(nameBytes.length, 22);
  return header;
}

function signature(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
