import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Runs something on a database of its own, made on a server and dropped afterwards.
 * @param serverUrl address of a database on that server where one may create others.
 */
export async function withOwnDatabase<T>(
  serverUrl: string,
  run: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `chaintide_bench_${randomBytes(6).toString('hex')}`;
  await runOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    return await run(url.href);
  } finally {
    await runOnce(serverUrl, `drop database ${name} with (force)`);
  }
}

/** Why no database answers at an address; undefined when one does. */
export async function postgresRefusal(databaseUrl: string): Promise<string | undefined> {
  try {
    await runOnce(databaseUrl, 'select 1');
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}

async function runOnce(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
