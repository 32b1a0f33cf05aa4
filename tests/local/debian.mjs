// Programs of the system's own packages, where they may be installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './processes.mjs';

/** Debian or Ubuntu, by somebody who may install. */
export const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** @param {string} name of a package; the list of them has been fetched */
export const installPackage = (name) =>
  runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  });

export const fetchPackageList = () => runProgram('apt-get', ['update'], { quiet: true });

/**
 * The first of these programs that is there.
 * @param {string[]} commands
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [elsewhere] whole paths
 */
export const findProgram = (commands, env, elsewhere = []) =>
  [
    ...commands.flatMap((command) =>
      (env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
    ),
    ...elsewhere,
  ].find((file) => existsSync(file));
