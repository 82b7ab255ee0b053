import { randomUUID } from 'node:crypto';
import { askServer } from '@/lib/platform/control-socket';
import type { ChildServer } from './processes';

/** Makes a staff account on a running server and signs it in. @returns its token. */
export async function signInStaff(
  dataDir: string,
  server: ChildServer,
  role: 'editor' | 'admin',
): Promise<string> {
  const email = `bench-${randomUUID()}@example.org`;
  const password = randomUUID().slice(0, 20);
  await askServer(dataDir, 'saveStaffAccount', { email, role, password });
  const { token } = await callSite<{ token: string }>(server, '', 'login', {
    type: 4,
    email,
    password,
  });
  return token;
}

/** Calls the site as a browser does. @throws Error where the site refuses. */
export async function callSite<Data>(
  { origin }: ChildServer,
  token: string,
  name: string,
  input: object,
): Promise<Data> {
  const response = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(input),
  });
  const { code, message, data } = (await response.json()) as {
    code: number;
    message: string;
    data: Data;
  };
  if (code !== 200) throw new Error(`${name}: ${message}`);
  return data;
}
