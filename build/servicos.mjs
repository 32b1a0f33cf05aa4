// Prints the services of the built functions as JSON (ensaio.mjs runs it with the settings of a release).
import { servicesOf } from './ensaio-partes.mjs';

const services = servicesOf(await import('../functions/lib/index.js'));
process.stdout.write(`${JSON.stringify(services)}\n`, () => process.exit());
