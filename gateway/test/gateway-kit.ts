import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { Metrics } from '@marquee/service-kit/metrics/create-metrics';
import { createGuardedServer } from '@marquee/service-kit/process/guarded-server';
import { createLogger } from '@marquee/service-kit/process/logger';
import type { Readiness } from '@marquee/service-kit/process/readiness';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import type { TestClock } from '@marquee/service-kit/test-kit/clock';
import { createGateway } from '../src/gateway.ts';
import { startEchoService, toEcho } from './echo-service.ts';
import type { EchoService } from './echo-service.ts';

export const secret = 'a-secret-between-test-services';
/** A session that identity accepts. */
export const session = 's'.repeat(43);
/** The session's account. */
export const accountId = '7d5f9a52-8a7e-4c39-9c3b-2f1d6e0b8a41';

export type TestGateway = {
  url: string;
  metrics: Metrics;
  readiness: Readiness;
  services: Record<'identity' | 'events' | 'quotes' | 'billing', EchoService>;
  /** The token requests that identity received. */
  tokenRequests: { session: string; audience: string }[];
  clock: TestClock;
  /** Starts draining, as SIGTERM does before the gateway stops listening. */
  drain(): void;
  shellDir: string;
  releasesDir: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends these bytes as they are; resolves with all received bytes when the connection ends. */
  raw(request: string): Promise<string>;
  stop(): Promise<void>;
};

type TestGatewayOptions = {
  publicUrl?: string;
  trustProxy?: number;
  answerWithinMs?: number;
  requestLimit?: number;
  connectionAddressLimit?: number;
  remoteOverrides?: 'off' | 'loopback';
  /** Addresses of file servers by configuration variable. Without a server, the gateway reads the front end's files from a folder. */
  fileServers?: Partial<
    Record<'SHELL_URL' | 'MFE_CLIENT_URL' | 'MFE_PROVIDER_URL' | 'MFE_PUBLIC_URL', string>
  >;
  pageRendererUrl?: string;
  renderWithinMs?: number;
  /** Receives each line of the gateway's log. */
  onLog?: (line: string) => void;
};

export async function startGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { publicUrl = 'http://localhost:8080', trustProxy = 0, answerWithinMs = 10_000 } = options;
  const { requestLimit = 1_000_000, connectionAddressLimit = 5_000, remoteOverrides = 'off' } = options;
  const clock = createTestClock();
  const tokenRequests: TestGateway['tokenRequests'] = [];
  const services = {
    identity: await startEchoService('identity'),
    events: await startEchoService('events'),
    quotes: await startEchoService('quotes'),
    billing: await startEchoService('billing'),
  };
  services.identity.answerWith(answerAsIdentity(services.identity, tokenRequests));
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const shellDir = join(folder, 'shell');
  const releasesDir = join(folder, 'releases');
  await mkdir(shellDir);
  await mkdir(releasesDir);
  const gateway = createGateway({
    config: {
      PUBLIC_URL: publicUrl,
      IDENTITY_URL: services.identity.url,
      EVENTS_URL: services.events.url,
      QUOTES_URL: services.quotes.url,
      BILLING_URL: services.billing.url,
      INTERNAL_SECRET: secret,
      SHELL_DIR: shellDir,
      RELEASES_DIR: releasesDir,
      REMOTE_OVERRIDES: remoteOverrides,
      TRUST_PROXY: trustProxy,
      REQUEST_LIMIT: requestLimit,
      CONNECTION_LIMIT: 5_000,
      CONNECTION_ADDRESS_LIMIT: connectionAddressLimit,
      ...options.fileServers,
      PAGE_RENDERER_URL: options.pageRendererUrl,
      PAGE_RENDERER_WAIT_MS: options.renderWithinMs ?? 300,
    },
    logger: options.onLog
      ? createLogger({ name: 'gateway', level: 'info', destination: { write: options.onLog } })
      : createLogger({ name: 'gateway', level: 'silent' }),
    now: clock.now,
    answerWithinMs,
  });
  const server = createGuardedServer(gateway.app, { connections: gateway.connections });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    metrics: gateway.metrics,
    readiness: gateway.readiness,
    services,
    tokenRequests,
    clock,
    drain: () => {
      gateway.readiness.drain();
    },
    shellDir,
    releasesDir,
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    raw: (request) => exchange(connect(port, '127.0.0.1'), request),
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      });
      await gateway.stop();
      await Promise.all(Object.values(services).map((service) => service.stop()));
      await rm(folder, { recursive: true });
    },
  };
}

/** Answers token requests: 200 for `session`, otherwise 404. Answers every other request with an echo and the session's cookie. */
function answerAsIdentity(identity: EchoService, tokenRequests: TestGateway['tokenRequests']) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/internal/session-tokens') {
      const tokenRequest = (await json(request)) as TestGateway['tokenRequests'][number];
      tokenRequests.push(tokenRequest);
      response.statusCode =
        tokenRequest.session === session && request.headers['x-internal-secret'] === secret ? 200 : 404;
      const token = `${tokenRequest.audience}-token-${tokenRequests.length}`;
      response.end(JSON.stringify({ token, expiresAt: '2030-01-01T00:00:00.000Z', accountId }));
      return;
    }
    const echo = await toEcho('identity', request);
    identity.received.push(echo);
    response.setHeader('set-cookie', `sid=${session}; Path=/; HttpOnly`).end(JSON.stringify(echo));
  };
}

async function exchange(socket: Socket, request: string): Promise<string> {
  socket.write(request);
  return text(socket);
}
