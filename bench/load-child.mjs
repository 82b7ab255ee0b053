import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/**
 * The load generator, in a process of its own: {url, seconds, connections} in,
 * {requests, seconds, p50Ms, p99Ms} out. Answers other than 200 make it fail.
 */
const { url, seconds, connections } = JSON.parse(await text(process.stdin));
const headers = { 'accept-encoding': 'gzip' };

const result = await autocannon({ url, connections, headers, duration: seconds });
const { errors, timeouts, non2xx } = result;
if (errors + timeouts + non2xx > 0) {
  throw new Error(`${errors} errors, ${timeouts} timeouts, ${non2xx} other answers from ${url}`);
}
const output = {
  requests: result.requests.total,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
};
process.stdout.write(JSON.stringify(output));
