import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';

export type FakeIdentity = {
  url: string;
  /** Path and query of each request received so far, in order. */
  queries: string[];
  register(provider: ProviderSnapshot): void;
  /** Runs `hook` after the next request arrives and before its answer. */
  beforeAnswering(hook: () => Promise<void>): void;
  stop(): Promise<void>;
};

/** Answers the lookup of a provider with the providers that a test registers. */
export async function startFakeIdentity(): Promise<FakeIdentity> {
  const registered = new Map<string, ProviderSnapshot>();
  const queries: string[] = [];
  const before: (() => Promise<void>)[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://identity');
    queries.push(url.pathname + url.search);
    await before.pop()?.();
    const provider = registered.get(url.searchParams.get('email')?.toLowerCase() ?? '');
    const isAllowed = typeof request.headers['x-internal-secret'] === 'string';
    response.writeHead(statusOf(isAllowed, provider), { 'content-type': 'application/json' });
    response.end(JSON.stringify({ provider, version: 3 }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    queries,
    register: (provider) => void registered.set(provider.email.toLowerCase(), provider),
    beforeAnswering: (hook) => void before.push(hook),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function statusOf(isAllowed: boolean, provider: ProviderSnapshot | undefined): number {
  if (!isAllowed) {
    return 401;
  }
  return provider === undefined ? 404 : 200;
}
