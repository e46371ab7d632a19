import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { EmailWait } from '@marquee/contracts/quotes';

export type IdentityStandIn = {
  url: string;
  /** What it was asked, in order. */
  asked: string[];
  /** Whether the clients of the emails that got a slot were said to have written first, in order. */
  wroteFirst: unknown[];
  /** From then on the email about every version waits as long as was answered when it was sent. */
  goOnWaiting(): void;
  stop(): Promise<void>;
};

const waitPath = '/internal/quote-mails/wait';

/** Answers every call as identity answers when the email about a version goes. */
export async function startIdentityStandIn(answer: EmailWait): Promise<IdentityStandIn> {
  const asked: string[] = [];
  const wroteFirst: unknown[] = [];
  let waitsStill = false;
  const server = createServer((request, response) => {
    const isWait = request.url === waitPath;
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    void json(request).then((body) => {
      if (!isWait) {
        wroteFirst.push((body as { clientWroteFirst?: boolean }).clientWroteFirst);
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isWait && !waitsStill ? {} : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    wroteFirst,
    goOnWaiting() {
      waitsStill = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
