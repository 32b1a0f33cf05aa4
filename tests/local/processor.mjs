// Processor seconds of each part of the suite: its tool and all that this starts, browsers included.
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{parent: number, start: number, seconds: number}} Process `seconds` with those of ended children */

/** What Linux counts in, of every process and whatever the machine. */
const TICKS_A_SECOND = 100;
/** Milliseconds between looks. Only what a process does after the last one that sees it is lost. */
const BETWEEN_LOOKS = 500;

/** @param {string} stat a line of /proc/PID/stat; the name in it may hold spaces and parentheses */
export function processOf(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Counted from the state, which is field 3 of proc(5): user, system, and both of the children that have ended.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), start: Number(fields[19]), seconds: ticks / TICKS_A_SECOND };
}

/** @returns {Map<number, Process> | null} null where the system does not say it in this way */
function allProcesses() {
  if (process.platform !== 'linux') return null;
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), processOf(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // It ended between the two lines.
    }
  }
  return found;
}

/** Adds up the trees of processes, look by look. A process that leaves its tree still counts for whom it began. */
export class Meter {
  /** @type {Map<number, Process & {name: string}>} */
  #known = new Map();
  /** @type {Map<number, string>} */
  #named = new Map();
  /** @type {Map<string, number>} */
  #ended = new Map();
  #root;

  /** @param {number} root whose descendants count */
  constructor(root) {
    this.#root = root;
  }

  /** @param {number} pid a child of the root @param {string} name what it and all that it starts counts for */
  count(pid, name) {
    this.#named.set(pid, name);
  }

  /**
   * @param {Map<number, Process>} all
   * @param {string} rest what descendants count for that begin without a name
   */
  look(all, rest) {
    for (const [pid, before] of this.#known) {
      const now = all.get(pid);
      if (now?.start === before.start) continue;
      this.#known.delete(pid);
      // A parent that waited for it has its seconds among its own. What the root waited for is counted by itself.
      const parent = this.#known.get(before.parent);
      if (!parent || all.get(before.parent)?.start !== parent.start)
        this.#ended.set(before.name, (this.#ended.get(before.name) ?? 0) + before.seconds);
    }
    for (const [pid, now] of all) {
      const name = this.#nameOf(all, pid, rest);
      if (name !== undefined) this.#known.set(pid, { ...now, name });
    }
  }

  /** @returns {Map<string, number>} */
  get seconds() {
    const sums = new Map(this.#ended);
    for (const { name, seconds } of this.#known.values()) sums.set(name, (sums.get(name) ?? 0) + seconds);
    return sums;
  }

  /** @returns {string | undefined} undefined for processes of others */
  #nameOf(all, pid, rest) {
    const process = all.get(pid);
    if (!process || pid === this.#root) return undefined;
    const own = this.#known.get(pid)?.name ?? this.#named.get(pid);
    if (own !== undefined) return own;
    return process.parent === this.#root ? rest : this.#nameOf(all, process.parent, rest);
  }
}

const meter = new Meter(process.pid);
let last = new Map();

/** Emulators work for the parts that run: what they add between two looks counts for these. */
const shared = new Map();
const EMULATORS = 'emulators';

/** @param {() => string} whoAsks whom the emulators work for now */
export function startCounting(whoAsks) {
  const look = () => {
    const all = allProcesses();
    if (!all) return;
    meter.look(all, EMULATORS);
    const more = (meter.seconds.get(EMULATORS) ?? 0) - (last.get(EMULATORS) ?? 0);
    last = meter.seconds;
    if (more > 0) shared.set(whoAsks(), (shared.get(whoAsks()) ?? 0) + more);
  };
  setInterval(look, BETWEEN_LOOKS).unref();
  return look;
}

/** @param {number | undefined} pid @param {string | undefined} name */
export function countFor(pid, name) {
  if (pid !== undefined && name !== undefined) meter.count(pid, name);
}

/** @returns {{own: Map<string, number>, emulators: Map<string, number>}} seconds by name */
export function processorSeconds() {
  const own = meter.seconds;
  own.delete(EMULATORS);
  return { own, emulators: shared };
}
