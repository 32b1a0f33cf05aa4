// Is there a Java, which one, and can it compile?
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Sentence } from './say.mjs';

const exec = promisify(execFile);

/** What firebase-tools 15 asks of the Java that runs the emulators it downloads. */
export const javaOfDownloads = 21;

/** What Google's Firestore emulator of the Cloud CLI asks. */
export const javaOfComponent = 17;

/**
 * @param {string} output of `java -version`
 * @returns {number} the major version, 0 when it cannot be read
 */
export function parseJavaVersion(output) {
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(major === '1' ? minor : (major ?? 0));
}

/**
 * Throws a Sentence when Java is missing or older than what the emulators need.
 * @param {boolean} local the emulators come from the Cloud CLI's component, not from a download
 */
export async function requireJava(local) {
  const needed = local ? javaOfComponent : javaOfDownloads;
  const how = `Instale um JDK ${needed} ou mais novo (no Debian e no Ubuntu: apt-get install openjdk-${needed}-jdk-headless) e deixe o comando "java" no PATH.`;
  const output = await exec('java', ['-version'])
    .then(({ stdout, stderr }) => stdout + stderr)
    .catch(() => {
      throw new Sentence(
        `Não encontrei o Java, de que os emuladores do Firestore e do Storage precisam. ${how}`,
      );
    });
  const found = parseJavaVersion(output);
  if (found >= needed) return;
  const asked = local
    ? `o emulador do Firestore do Google Cloud CLI pede o ${needed}`
    : `os emuladores que o firebase-tools baixa pedem o ${needed} (com o componente cloud-firestore-emulator do Google Cloud CLI instalado, o ${javaOfComponent} basta)`;
  throw new Sentence(`O Java encontrado é o ${found}, mas ${asked}. ${how}`);
}

/**
 * Compiles a Java source file.
 * @param {{source: string, classPath: string, into: string}} what
 */
export async function compileJava({ source, classPath, into }) {
  try {
    await exec('javac', [
      '-proc:none',
      '-nowarn',
      '-encoding',
      'UTF-8',
      '-cp',
      classPath,
      '-d',
      into,
      source,
    ]);
  } catch (error) {
    if (error.code === 'ENOENT') {
      throw new Sentence(
        'Encontrei o Java, mas não o compilador "javac", de que as regras do Storage precisam. Instale um JDK completo (no Debian e no Ubuntu: apt-get install openjdk-17-jdk-headless).',
      );
    }
    throw error;
  }
}
