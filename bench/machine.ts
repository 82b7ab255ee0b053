import os from 'node:os';

/** What the numbers were taken on; nothing that names the machine or a folder of it. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  /** Of 1, 5 and 15 minutes, before the bench did anything. */
  loadBefore: number[];
}

/** Describes this machine as it is now. */
export function describeMachine(): Machine {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.platform()} ${os.arch()}`,
    node: process.versions.node,
    loadBefore: os.loadavg().map((load) => Number(load.toFixed(2))),
  };
}
