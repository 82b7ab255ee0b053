import http from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Asks for each address once: {origin, paths, concurrency} in, {seconds, timesMs} out.
 * An answer other than 200 makes it fail.
 */
const { origin, paths, concurrency } = JSON.parse(await text(process.stdin));
const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
const times = [];
let next = 0;

const beganAt = performance.now();
await Promise.all(Array.from({ length: concurrency }, work));
const seconds = (performance.now() - beganAt) / 1000;
agent.destroy();
process.stdout.write(JSON.stringify({ seconds, timesMs: times }));

async function work() {
  while (next < paths.length) {
    const path = paths[next];
    next += 1;
    const askedAt = performance.now();
    const status = await ask(path);
    times.push(performance.now() - askedAt);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
}

function ask(path) {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'gzip' } };
    const request = http.get(`${origin}${path}`, options, (response) => {
      response.on('end', () => resolve(response.statusCode)).on('error', reject);
      response.resume();
    });
    request.on('error', reject);
  });
}
