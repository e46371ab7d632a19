// Stands for identity: gives whoever asks a token of the usual length. The gateway asks once in five seconds.
import { createServer } from 'node:http';

const answer = JSON.stringify({
  token: 't'.repeat(600),
  expiresAt: '2100-01-01T00:00:00.000Z',
  accountId: '7d5f9a52-8a7e-4c39-9c3b-2f1d6e0b8a41',
});

createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end(answer);
}).listen(Number(process.env.PORT), '127.0.0.1');
