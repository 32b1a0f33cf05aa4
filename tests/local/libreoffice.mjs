// LibreOffice, whose own files the imports are tried with: found, or installed where that is allowed.
import { fetchPackageList, findProgram, installPackage, mayInstall } from './debian.mjs';
import { step } from './say.mjs';

const find = () =>
  process.env.SOFFICE_PATH ??
  findProgram(['soffice', 'libreoffice'], process.env, [
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
  ]);

/** What is said where it is missing: a quarter of a gigabyte is nobody's condition for the other tests. */
export const WITHOUT_LIBREOFFICE =
  'deixados de fora: não há LibreOffice (no Debian: "apt-get install libreoffice-calc-nogui")';

/** @returns {Promise<string | null>} its command; null where it is not there and may not be installed */
export async function libreOffice() {
  const found = find();
  if (found) return found;
  if (!mayInstall()) return null;
  step('Instalando o LibreOffice para os testes de arquivos…');
  await fetchPackageList();
  await installPackage('libreoffice-calc-nogui');
  return find() ?? null;
}
