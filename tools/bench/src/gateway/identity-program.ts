// A fake identity service that returns tokens of the usual length, one per service, to every caller. The gateway calls it every 5 seconds.
import { createServer } from 'node:http';

import type { mintSessionToken } from '@marquee/contracts/internal-operations';
import type { z } from 'zod';

const token = 't'.repeat(600);
const answer: z.output<typeof mintSessionToken.response> = {
  token,
  tokens: { identity: token, events: token, quotes: token, billing: token },
  expiresAt: '2100-01-01T00:00:00.000Z',
  accountId: '7d5f9a52-8a7e-4c39-9c3b-2f1d6e0b8a41',
};

createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}).listen(Number(process.env.PORT), '127.0.0.1');
