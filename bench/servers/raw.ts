import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Answers every request with the bytes of one file: the least that a Node server can do. */
const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit(0));
