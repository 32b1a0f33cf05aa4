// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { satisfies } from '../local/installed.mjs';
import { manifest, zip } from '../local/jar.mjs';
import { parseJavaVersion } from '../local/java.mjs';

const folder = mkdtempSync(join(tmpdir(), 'jar-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('manifesto de um jar', () => {
  it('quebra linhas em 72 bytes e continua com um espaço', () => {
    const text = manifest({ 'Class-Path': `file:///${'ação/'.repeat(40)}fim.jar` });
    const lines = text.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
    expect(lines.slice(2, -2).every((line) => line.startsWith(' '))).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain(`Class-Path: file:///${'ação/'.repeat(40)}fim.jar\r\n`);
  });

  it('termina com uma linha vazia, sem a qual a última linha não vale', () => {
    expect(manifest({ 'Main-Class': 'A' })).toBe('Manifest-Version: 1.0\r\nMain-Class: A\r\n\r\n');
  });
});

describe('zip', () => {
  it('é lido por outros programas', () => {
    const file = join(folder, 'a.jar');
    writeFileSync(file, zip({ 'META-INF/MANIFEST.MF': manifest({}), 'b.bin': Buffer.from([0, 255, 7]) }));
    expect(execFileSync('jar', ['tf', file], { encoding: 'utf8' })).toBe('META-INF/MANIFEST.MF\nb.bin\n');
    execFileSync('jar', ['xf', file], { cwd: folder });
    expect(execFileSync('od', ['-An', '-tu1', join(folder, 'b.bin')], { encoding: 'utf8' })).toMatch(
      /0 255 {3}7/,
    );
  });
});

describe('versão do Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['nada disso', 0],
  ])('%s é a %i', (output, version) => {
    expect(parseJavaVersion(output)).toBe(version);
  });
});

describe('dependências instaladas', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it('bastam as obrigatórias, na versão certa', () => {
    expect(satisfies(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
    expect(satisfies(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(satisfies(wanted, { packages: {} })).toBe(false);
  });
});
