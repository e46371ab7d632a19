import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fake gateway's reaction to one request: an answer, or a broken connection. */
export type Reaction = { status: number; body: unknown } | 'break off';

/** A fake gateway with one reaction per request, which records what it receives. */
export async function aGateway(reactions: readonly Reaction[]) {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const reaction = reactions[received.length] ?? 'break off';
    received.push(request.headers);
    request.resume();
    if (reaction === 'break off') {
      request.socket.resetAndDestroy();
      return;
    }
    response.statusCode = reaction.status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(reaction.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
