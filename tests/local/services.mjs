// Everything of a local environment except the application: emulators, mail, stand-ins.
// Imports packages, so it is itself imported only after ensure() has installed them.
import { startEvents } from './events.mjs';
import { build } from './functions-build.mjs';
import { inEnvironment } from './paths.mjs';
import { portsOf } from './ports.mjs';
import { atEnd } from './processes.mjs';
import { step } from './say.mjs';
import { startMailServer } from './smtp.mjs';
import { startStandIns } from './standins.mjs';
import { startSuite } from './suite.mjs';

/**
 * @param {Parameters<typeof startSuite>[0]} options
 * @returns {ReturnType<typeof startSuite>}
 */
export async function startServices(options) {
  const ports = portsOf(options.name);
  if (options.functions !== false) {
    step('Compilando as functions…');
    await build();
  }
  const folder = inEnvironment(options.name, 'mails');
  const mail = await startMailServer({ smtpPort: ports.smtp, webPort: ports.mailbox, folder });
  atEnd(mail.stop);
  const standIns = await startStandIns(ports.standins);
  atEnd(standIns.stop);
  if (options.name === 'test') atEnd((await startEvents(ports)).stop);
  step('Subindo os emuladores do Firebase…');
  const suite = await startSuite(options);
  step('Emuladores no ar.');
  return suite;
}
