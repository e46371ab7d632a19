import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { EmailWait } from '@marquee/contracts/quotes';

export type FakeIdentity = {
  url: string;
  /** The received requests, in order. */
  requests: string[];
  /** For each email that got a slot, in order: whether its client had written first. */
  wroteFirst: unknown[];
  /**
   * After this call, identity answers the lookup of an email with what the email waits for. Before, it answers that the email does not
   * wait.
   */
  keepWaiting(): void;
  stop(): Promise<void>;
};

const waitPath = '/internal/quote-mails/wait';

/** Starts a server that answers as identity does. `answer` is what every email waits for when its quote is sent. */
export async function startFakeIdentity(answer: EmailWait): Promise<FakeIdentity> {
  const requests: string[] = [];
  const wroteFirst: unknown[] = [];
  let isStillWaiting = false;
  const server = createServer((request, response) => {
    const isWait = request.url === waitPath;
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    void json(request).then((body) => {
      if (!isWait) {
        wroteFirst.push((body as { clientWroteFirst?: boolean }).clientWroteFirst);
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isWait && !isStillWaiting ? {} : answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    wroteFirst,
    keepWaiting() {
      isStillWaiting = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
