import { readFileSync } from 'node:fs';

const MB = 2 ** 20;
/** Clock ticks a second of /proc: fixed at 100 for every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const IDLE_MS = 3_000;
/** Of CPU time within `IDLE_MS`: timers and keep-alives, no work. */
const IDLE_CPU_SECONDS = 0.15;
const IDLE_TIMEOUT_MS = 120_000;

export interface MemoryFigures {
  rssMb: number;
  /** The highest there has been since the process started. */
  peakMb: number;
}

/** Seconds of CPU that a process has used on all its threads; undefined but on Linux. */
export function cpuSecondsOf(pid: number): number | undefined {
  const stat = readProc(pid, 'stat');
  // The second field is a name in parentheses that may hold blanks.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : undefined;
}

/** Resident memory of a process, in MB (2^20); undefined but on Linux. */
export function memoryOf(pid: number): MemoryFigures | undefined {
  const status = readProc(pid, 'status');
  if (status === undefined) return undefined;
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / MB;
  return { rssMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

/**
 * Waits until a process is idle: what a start sets going, the index of words above all, is no part
 * of what is measured. Gives up after two minutes; at once where the system does not tell.
 */
export async function untilIdle(pid: number): Promise<void> {
  const until = Date.now() + IDLE_TIMEOUT_MS;
  let before = cpuSecondsOf(pid);
  while (before !== undefined && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const now = cpuSecondsOf(pid) ?? before;
    if (now - before < IDLE_CPU_SECONDS) return;
    before = now;
  }
}

/** The process that a starter runs its server in: its only child, or itself where it has none. */
export function servingProcess(pid: number): number {
  const children = (readProc(pid, `task/${pid}/children`) ?? '').trim().split(' ');
  return children.length === 1 && children[0] ? Number(children[0]) : pid;
}

function readProc(pid: number, name: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return readFileSync(`/proc/${pid}/${name}`, 'utf8');
}
