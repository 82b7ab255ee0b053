import http from 'node:http';

/**
 * Readers that hold streams open: `<port> <origin> <path> <count>`. Each network has a few.
 * `/ready` answers 200 once all are open, `/figures` what came through them.
 */
const [port = '', origin = '', path = '', count = ''] = process.argv.slice(2);
const PER_NETWORK = 20;
const AT_ONCE = 50;
const figures = { open: 0, lost: 0, bytes: 0 };
const agent = new http.Agent({ maxSockets: Infinity, keepAlive: false });

function open(number) {
  return new Promise((resolve, reject) => {
    const network = Math.floor(number / PER_NETWORK);
    const headers = { 'x-forwarded-for': `198.18.${network >> 8}.${network & 255}` };
    http
      .get(`${origin}${path}`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`A stream was answered ${response.statusCode}.`));
          return;
        }
        figures.open += 1;
        response.on('data', (chunk) => (figures.bytes += chunk.length));
        response.on('close', () => {
          figures.open -= 1;
          figures.lost += 1;
        });
        resolve();
      })
      .on('error', reject);
  });
}

http
  .createServer((request, response) => {
    const isReady = figures.open === Number(count);
    response.writeHead(request.url === '/ready' && !isReady ? 503 : 200);
    response.end(JSON.stringify(figures));
  })
  .listen(Number(port), '127.0.0.1');

for (let first = 0; first < Number(count); first += AT_ONCE) {
  const size = Math.min(AT_ONCE, Number(count) - first);
  await Promise.all(Array.from({ length: size }, (_, at) => open(first + at)));
}
