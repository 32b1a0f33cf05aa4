// Prints the services of the built functions as JSON (ensaio.mjs runs it with the settings of a release).
import { servicesOf } from './ensaio-partes.mjs';

// Built just before, so no file of the project.
const built = new URL('../functions/lib/index.js', import.meta.url).href;
const services = servicesOf(await import(built));
process.stdout.write(`${JSON.stringify(services)}\n`, () => process.exit());
