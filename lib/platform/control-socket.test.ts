import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { COMMAND_INPUT_MAX_BYTES } from './control-protocol';
import { askServer, claimDataFolder, findServer, type DataFolderClaim } from './control-socket';

describe('the claim of a data folder', () => {
  let dir: string;
  const claims: DataFolderClaim[] = [];

  async function claim(folder = dir): Promise<DataFolderClaim> {
    const made = await claimDataFolder(folder, 'server');
    claims.push(made);
    return made;
  }

  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'claim-'));
  });

  afterEach(async () => {
    await Promise.all(claims.splice(0).map((one) => one.release()));
    rmSync(dir, { recursive: true, force: true });
  });

  it('makes the folder and a socket in it that only its owner may use', async () => {
    const folder = path.join(dir, 'new', 'data');
    await claim(folder);
    expect(statSync(path.join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('refuses a second claim and says who holds the folder', async () => {
    await claim();
    await expect(claimDataFolder(dir, 'command')).rejects.toThrow(
      `The data folder ${dir} is in use by process ${process.pid} (server).`,
    );
  });

  it('leaves no trace of a refused claim', async () => {
    await claim();
    const before = readdirSync(dir);
    await expect(claimDataFolder(dir, 'command')).rejects.toThrow();
    expect(readdirSync(dir)).toEqual(before);
    expect(await findServer(dir)).toEqual({ pid: process.pid, role: 'server' });
  });

  it('can be made again after it was released, and nothing is left behind', async () => {
    await (await claimDataFolder(dir, 'command')).release();
    expect(readdirSync(dir)).toEqual([]);
    await claim();
    expect(await findServer(dir)).toEqual({ pid: process.pid, role: 'server' });
  });

  it('goes to one of many who ask at the same time', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => claim()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(dir)).toHaveLength(2);
  });

  it('is taken over from a process that was killed', async () => {
    const socket = path.join(dir, 'control-1-dead.sock');
    const holder = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(socket)}, () => console.log('up'))`,
    ]);
    await once(holder.stdout, 'data');
    symlinkSync(socket, path.join(dir, 'control.sock'));
    holder.kill('SIGKILL');
    await once(holder, 'close');
    expect(existsSync(socket)).toBe(true);

    expect(await findServer(dir)).toBeUndefined();
    await claim();
    expect(await findServer(dir)).toEqual({ pid: process.pid, role: 'server' });
    expect(existsSync(socket)).toBe(false);
  });

  it('is not taken from a process that listens and does not answer', async () => {
    const socket = path.join(dir, 'busy.sock');
    const holder = net.createServer((connection) => connection.destroy()).listen(socket);
    await once(holder, 'listening');
    symlinkSync(socket, path.join(dir, 'control.sock'));
    await expect(claimDataFolder(dir, 'server')).rejects.toThrow('a process that does not answer');
    holder.close();
  });

  it('keeps its socket elsewhere when the path is too long for one', async () => {
    const folder = path.join(dir, 'x'.repeat(60), 'y'.repeat(60));
    mkdirSync(folder, { recursive: true });
    await claim(folder);
    const link = path.join(folder, 'control.sock');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(path.dirname(readlinkSync(link))).toBe(os.tmpdir());
    expect(await findServer(folder)).toEqual({ pid: process.pid, role: 'server' });
  });
});

describe('askServer', () => {
  let dir: string;
  let holder: DataFolderClaim;

  beforeEach(async () => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'ask-'));
    holder = await claimDataFolder(dir, 'server');
  });

  afterEach(async () => {
    await holder.release();
    rmSync(dir, { recursive: true, force: true });
  });

  it('hands input over, hears progress in order and gets the result', async () => {
    holder.handle('double', async (input, report) => {
      report({ done: 1 });
      report('半路\nhalf way');
      return (input as number[]).map((value) => value * 2);
    });
    const heard: unknown[] = [];
    const result = await askServer(dir, 'double', [1, 2, 3], (line) => heard.push(line));
    expect(result).toEqual([2, 4, 6]);
    expect(heard).toEqual([{ done: 1 }, '半路\nhalf way']);
  });

  it('takes input of several megabytes', async () => {
    holder.handle('length', async (input) => (input as string).length);
    const text = '字'.repeat(2_000_000);
    await expect(askServer(dir, 'length', text)).resolves.toBe(2_000_000);
  });

  it('fails with the message and code of a handler that fails', async () => {
    holder.handle('fail', () => {
      return Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }));
    });
    await expect(askServer(dir, 'fail', {})).rejects.toMatchObject({
      name: 'CommandError',
      message: 'no such file',
      code: 'ENOENT',
    });
  });

  it('refuses a command that nobody registered', async () => {
    await expect(askServer(dir, 'unheard', {})).rejects.toMatchObject({ code: 'unknown_command' });
  });

  it('does not send more than the bound', async () => {
    const input = 'x'.repeat(COMMAND_INPUT_MAX_BYTES);
    await expect(askServer(dir, 'length', input)).rejects.toThrow('was given more than');
  });

  it('fails when the server ends before it is done', async () => {
    holder.handle('endless', async () => {
      void holder.release();
      return new Promise(() => {});
    });
    await expect(askServer(dir, 'endless', {})).rejects.toThrow(/ended before|cannot be reached/);
  });

  it('tells the handler when the asker goes away', async () => {
    const gone = new Promise<void>((resolve) => {
      holder.handle('wait', async (_input, report, signal) => {
        report('started');
        await once(signal, 'abort');
        resolve();
      });
    });
    const link = readlinkSync(path.join(dir, 'control.sock'));
    const asker = net.connect(link);
    asker.write('POST /command/wait HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}');
    await once(asker, 'data');
    asker.destroy();
    await expect(gone).resolves.toBeUndefined();
  });

  it('fails clearly when nobody holds the folder', async () => {
    await holder.release();
    await expect(askServer(dir, 'double', [])).rejects.toThrow('No process holds the data folder');
  });
});
