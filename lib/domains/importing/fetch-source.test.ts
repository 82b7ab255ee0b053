import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchSource, isPrivateAddress, probeAddress } from './fetch-source';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('fetchSource', () => {
  it('follows redirects and unpacks what it gets', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/feed' }).end();
      else {
        response.writeHead(200, {
          'content-type': 'text/xml; charset=utf-8',
          'content-encoding': 'gzip',
        });
        response.end(gzipSync('<rss/>'));
      }
    });
    const { bytes, contentType, url } = await fetchSource(`${site}/`, true);
    expect(Buffer.from(bytes).toString()).toBe('<rss/>');
    expect(contentType).toBe('text/xml; charset=utf-8');
    expect(url).toBe(`${site}/feed`);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://0/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
  ])('refuses %s unless it is allowed', async (address) => {
    await expect(fetchSource(address, false)).rejects.toThrow('private address');
  });

  it('stops at too much, too many redirects, errors and other schemes', async () => {
    const big = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(40 * 1024 * 1024)));
    });
    await expect(fetchSource(big, true)).rejects.toThrow('larger than 32 MB');
    const loop = await serve(
      (_, response) => void response.writeHead(301, { location: '/again' }).end(),
    );
    await expect(fetchSource(loop, true)).rejects.toThrow('redirects');
    const gone = await serve((_, response) => void response.writeHead(410).end());
    await expect(fetchSource(gone, true)).rejects.toThrow('status 410');
    const away = await serve(
      (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetchSource(away, true)).rejects.toThrow('not a web address');
  });
});

describe('isPrivateAddress', () => {
  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['100.64.0.1', true],
    ['8.8.8.8', false],
    ['::1', true],
    ['::', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:192.168.0.1', true],
    ['64:ff9b::7f00:1', true],
    ['2606:4700::1111', false],
    ['not an address', true],
  ])('%s: %p', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});

describe('probeAddress', () => {
  it('tells the status where the redirects end', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/gone' }).end();
      else response.writeHead(410).end('gone');
    });
    expect(await probeAddress(`${site}/`, true)).toBe(410);
  });

  it('does not wait for the content', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200).write('it goes on and on');
    });
    expect(await probeAddress(site, true)).toBe(200);
  });

  it('refuses addresses of its own network, also behind a redirect', async () => {
    const site = await serve((_request, response) => response.end());
    await expect(probeAddress(site, false)).rejects.toThrow();
  });

  it('gives up on a circle', async () => {
    const site = await serve((_request, response) =>
      response.writeHead(302, { location: '/' }).end(),
    );
    await expect(probeAddress(site, true)).rejects.toThrow('redirects');
  });
});
