// Row 6: how long until voting, login and home can be used, as a ratio to the control page measured in the same round.
import { controlFolder, controlUsable } from './control.mjs';
import { serve } from './gzip-server.mjs';
import { timeOf } from './pace.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';
import { median, steadyRounds } from './statistics.mjs';

const rounds = 7;
/** Rounds a machine that is busy with something else may waste. */
const patience = 21;

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, local }) {
  const { origin, session } = await local();
  const control = await serve(controlFolder);
  const signedIn = await session();
  const round = async () => ({
    control: await timeOf(browser, control.origin, { selector: controlUsable }),
    voting: await timeOf(browser, origin + pages.voting.path, { selector: pages.voting.usable }),
    login: await timeOf(browser, origin + pages.login.path, { selector: pages.login.usable }),
    home: await timeOf(browser, origin + pages.home.path, { selector: pages.home.usable, session: signedIn }),
  });
  // The first round warms the servers and the disk.
  await round();
  const all = [];
  while (steadyRounds(all).length < rounds && all.length < patience) all.push(await round());
  await control.close();
  const steady = steadyRounds(all);
  const middle = (page) => median(steady.map((times) => times[page]));
  const detail = `${steady.length} de ${all.length} voltas valem, controle ${Math.round(middle('control'))} ms`;
  return [
    result(measures.votingTime, middle('voting') / middle('control'), detail),
    result(measures.loginTime, middle('login') / middle('control'), detail),
    result(measures.homeTime, middle('home') / middle('control'), detail),
  ];
}
