import { readFileSync } from 'node:fs';
import http from 'node:http';

/**
 * The floor: node:http sending fixed bytes from memory. Its arguments are a port and a
 * JSON file of {path, headers, bodyBase64}[].
 */
const [port, file] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, 'utf8'));
const byPath = new Map(
  answers.map(({ path, headers, bodyBase64 }) => [
    path,
    { headers, body: Buffer.from(bodyBase64, 'base64') },
  ]),
);

http
  .createServer((request, response) => {
    const answer = byPath.get(request.url);
    response.writeHead(answer ? 200 : 404, answer?.headers);
    response.end(answer?.body);
  })
  .listen(Number(port), '127.0.0.1');
