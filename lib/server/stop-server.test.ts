import http, { type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { createStopper } from './stop-server';

describe('createStopper', () => {
  let server: Server;
  let stop: (graceMs: number) => Promise<boolean>;
  let port: number;
  let waiting: Promise<ServerResponse>;

  beforeEach(async () => {
    server = http.createServer();
    stop = createStopper(server);
    waiting = once(server, 'request').then(([, response]) => response as ServerResponse);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });

  function connect(): Socket {
    return net.connect(port, '127.0.0.1');
  }

  it('lets a request in flight finish, takes no other and leaves no connection', async () => {
    const client = connect();
    client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const response = await waiting;
    const stopped = stop(60_000);

    const late = connect();
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');

    response.end('done');
    const [data] = (await once(client, 'data')) as [Buffer];
    expect(data.toString()).toContain('done');
    expect(await stopped).toBe(true);
    await once(client, 'close');
  });

  it('closes connections that were opened ahead and ask nothing', async () => {
    const client = connect();
    await once(client, 'connect');
    await expect(stop(60_000)).resolves.toBe(true);
  });

  it('cuts off what is not done in time', async () => {
    const client = connect();
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await waiting;
    const closed = once(client, 'close');
    await expect(stop(1)).resolves.toBe(false);
    await closed;
  });
});
