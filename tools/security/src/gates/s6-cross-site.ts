import { session, startGateway } from '@marquee/gateway/test-kit/gateway-kit';
import type { TestGateway } from '@marquee/gateway/test-kit/gateway-kit';

import { crossSite, ownPage } from '../origins/cross-site.ts';
import { judgeOrigins } from '../origins/judge-origins.ts';
import type { TriedOrigin } from '../origins/judge-origins.ts';
import { anyPath, everyRoute, isUnsafe } from '../stack/routes.ts';
import type { Named } from '../stack/routes.ts';
import type { Gate } from './gate.ts';

const target = 'every write × the shapes of a cross-site request: 403, and no service receives the request';

export const s6: Gate = {
  id: 'S6',
  title: 'Cross-site requests',
  target: { short: target, full: target },
  async run() {
    // Excludes webhooks, whose body is signed: no browser calls them, and S1 shows that they reject calls without the signature.
    const isSigned = ({ operation }: Named): boolean => operation.rawBody === true;
    const writes = everyRoute().filter((route) => isUnsafe(route.operation) && !isSigned(route));
    const gateway = await startGateway();
    try {
      return judgeOrigins(
        await tryOrigins(gateway, writes),
        writes.map(({ name }) => name),
      );
    } finally {
      await gateway.stop();
    }
  },
};

async function tryOrigins(gateway: TestGateway, writes: readonly Named[]): Promise<TriedOrigin[]> {
  const tried: TriedOrigin[] = [];
  for (const { name: route, operation } of writes) {
    const { received } = gateway.services[operation.service];
    const send = async (shape: string | null, headers: Readonly<Record<string, string>>): Promise<void> => {
      const before = received.length;
      const answer = await gateway.raw(requestOf(operation.method, anyPath(operation), headers));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      tried.push({ route, shape, status, arrived: received.length > before });
    };
    for (const [shape, headers] of Object.entries(crossSite)) {
      await send(shape, headers);
    }
    await send(null, ownPage);
  }
  return tried;
}

/** Writes the request byte by byte, because an HTTP client would add or reject headers. Includes the cookie that a browser would send. */
function requestOf(method: string, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = { 'content-type': 'application/json', ...headers };
  return [
    `${method.toUpperCase()} ${path} HTTP/1.1`,
    'Host: localhost:8080',
    'Connection: close',
    `Cookie: sid=${session}`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
    'Content-Length: 2',
    '',
    '{}',
  ].join('\r\n');
}
