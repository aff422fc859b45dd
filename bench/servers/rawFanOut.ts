import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** Sends one and the same text to every open socket whenever it is asked for `/publish`: the least that ws can do. */
const text = process.argv[2] ?? '';

const server = createServer((_request, response) => {
  for (const socket of sockets.clients) socket.send(text);
  response.end();
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
process.once('SIGTERM', () => process.exit(0));
