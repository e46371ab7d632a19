import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmailWait } from '@marquee/contracts/quotes';

export type IdentityStandIn = {
  url: string;
  /** What it was asked, in order. */
  asked: string[];
  waitFor(quoteId: string): void;
  stop(): Promise<void>;
};

const waitsPath = '/internal/quote-mails/waits';

/** Answers every call as identity answers when the email about a version goes; `waitFor` says which quotes' emails wait that long. */
export async function startIdentityStandIn(answer: EmailWait): Promise<IdentityStandIn> {
  const asked: string[] = [];
  const waits: { quoteId: string; email: EmailWait }[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === waitsPath ? waits : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    waitFor(quoteId) {
      waits.push({ quoteId, email: answer });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
