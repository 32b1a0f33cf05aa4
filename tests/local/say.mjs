// What the scripts tell the person in front of the terminal.
import { inspect } from 'node:util';

// Programs a script starts count from the script's beginning too.
const started = Number((process.env.LOCAL_STARTED_AT ??= String(Date.now())));
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colour ? `\u001B[${code}m${text}\u001B[0m` : text);

export const bold = paint('1');
export const dim = paint('2');
export const green = paint('32');
export const red = paint('31');

/** An error whose message is a sentence for the person: shown without a stack. */
export class Sentence extends Error {}

/** @returns {string} seconds since the script began, as `3,2 s` */
export const elapsed = () => seconds(Date.now() - started);

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/** A line of progress. @param {string} text */
export const step = (text) => console.log(`${dim(elapsed().padStart(7))}  ${text}`);

/** @param {string} text */
export const warn = (text) => console.log(`${dim(elapsed().padStart(7))}  ${bold('Atenção:')} ${text}`);

/**
 * Runs a script's main function; a Sentence is shown as it is, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${red('Erro:')} ${error instanceof Sentence ? error.message : inspect(error)}`);
    process.exitCode = 1;
  }
}
