import { spawn, spawnSync } from 'node:child_process';

const STALL_MS = 60_000;
const ATTEMPTS = 3;
/** What waits uses less of a core than this: timers, and threads that look whether there is work. */
const IDLE_SHARE = 0.1;

/**
 * Runs a node program to its end, and once more when it stands still: Turbopack now and then
 * waits for itself for ever (vercel/next.js#97399), with no CPU time used by it or its children.
 * Where the system does not tell CPU times (no `ps`), nothing is ever taken for standing still.
 * @param args arguments of node
 * @param options.beforeAgain clears away what the stopped program left
 * @returns its exit code, 1 when a signal or standing still ended it
 */
export async function untilDone(
  args,
  {
    env = process.env,
    stallMs = STALL_MS,
    attempts = ATTEMPTS,
    beforeAgain = () => undefined,
  } = {},
) {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await run(args, env, stallMs);
    if (outcome !== 'stalled') return outcome;
    if (attempt === attempts) return 1;
    console.log(`It stood still for ${Math.round(stallMs / 1000)} s and is begun again.`);
    beforeAgain();
  }
}

function run(args, env, stallMs) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
    let isStalled = false;
    let before = familyOf(child.pid);
    const watch = setInterval(() => {
      const now = familyOf(child.pid);
      isStalled = hasStoodStill(before, now, stallMs);
      before = now;
      if (isStalled) stopAll(now);
    }, stallMs);
    child.once('close', (code) => {
      clearInterval(watch);
      resolve(isStalled ? 'stalled' : (code ?? 1));
    });
  });
}

/** The same processes, and hardly any work done by them; one that began or ended is work. */
function hasStoodStill(before, now, milliseconds) {
  if (now.length === 0 || before.length !== now.length) return false;
  const seconds = new Map(before.map((one) => [one.pid, one.seconds]));
  if (now.some(({ pid }) => !seconds.has(pid))) return false;
  const used = now.reduce((sum, one) => sum + one.seconds - seconds.get(one.pid), 0);
  return used < (milliseconds / 1000) * IDLE_SHARE;
}

function stopAll(family) {
  for (const { pid } of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in between.
    }
  }
}

/**
 * A process and everything that it started, with the CPU seconds of each; empty where nobody tells.
 */
function familyOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' });
  const processes = (stdout ?? '').split('\n').flatMap((line) => {
    const [own, parent, time] = line.trim().split(/\s+/);
    return time ? [{ pid: Number(own), parent: Number(parent), seconds: secondsOf(time) }] : [];
  });
  const family = processes.filter((one) => one.pid === pid);
  // The list grows while it is walked: children of children follow.
  for (const { pid: parent } of family) {
    family.push(...processes.filter((one) => one.parent === parent));
  }
  return family;
}

/** `[[days-]hours:]minutes:seconds[.hundredths]` as seconds. */
function secondsOf(time) {
  const [days, clock] = time.includes('-') ? time.split('-') : ['0', time];
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
