// Is there a Java, which one, and can it compile?
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fetchPackageList, installPackage, mayInstall } from './debian.mjs';
import { Sentence, step } from './say.mjs';

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

/** @returns {Promise<number>} the major version of the Java that can also compile; 0 where there is none */
async function installedJdk() {
  try {
    const { stdout, stderr } = await exec('java', ['-version']);
    await exec('javac', ['-version']);
    return parseJavaVersion(stdout + stderr);
  } catch {
    return 0;
  }
}

/** @param {number} version */
async function installJdk(version) {
  step(`Instalando o JDK ${version}, de que os emuladores precisam, pelos pacotes do sistema…`);
  await fetchPackageList();
  await installPackage(`openjdk-${version}-jdk-headless`);
}

/**
 * Installs a JDK where that is allowed and there is none. Throws a Sentence where it is still missing or older than what
 * the emulators need.
 * @param {boolean} local the emulators come from the Cloud CLI's component, not from a download
 * @param {{installed: () => Promise<number>, mayInstall: () => boolean, install: (version: number) => Promise<void>}} [system]
 */
export async function requireJava(
  local,
  { installed, mayInstall: may, install } = { installed: installedJdk, mayInstall, install: installJdk },
) {
  const needed = local ? javaOfComponent : javaOfDownloads;
  let found = await installed();
  if (found < needed && may()) {
    await install(needed);
    found = await installed();
  }
  if (found >= needed) return;
  const how = `Instale um JDK ${needed} ou mais novo (no Debian e no Ubuntu: apt-get install openjdk-${needed}-jdk-headless) e deixe os comandos "java" e "javac" no PATH.`;
  if (found === 0)
    throw new Sentence(
      `Não encontrei um JDK, de que os emuladores do Firestore e do Storage precisam. ${how}`,
    );
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
  await exec('javac', ['-proc:none', '-nowarn', '-encoding', 'UTF-8', '-cp', classPath, '-d', into, source]);
}
