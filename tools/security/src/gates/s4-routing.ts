import { startGateway } from '@marquee/gateway/test-kit/gateway-kit';
import type { TestGateway } from '@marquee/gateway/test-kit/gateway-kit';

import { judgeRouting } from '../paths/judge-routing.ts';
import type { TriedPath } from '../paths/judge-routing.ts';
import { mutate } from '../paths/mutations.ts';
import { everyRoute } from '../stack/routes.ts';
import type { Gate } from './gate.ts';

const target = '≥ 200 mutated paths: each arrives at the service that owns it, or gets 404 or 400';

export const s4: Gate = {
  id: 'S4',
  title: 'Routing',
  target: { short: target, full: target },
  async run() {
    const gateway = await startGateway();
    try {
      return judgeRouting(await tryPaths(gateway));
    } finally {
      await gateway.stop();
    }
  },
};

async function tryPaths(gateway: TestGateway): Promise<TriedPath[]> {
  const paths = [
    ...new Set(everyRoute().map(({ operation }) => `/api${operation.path.replaceAll(/:\w+/g, '7')}`)),
  ];
  const tried: TriedPath[] = [];
  for (const { kind, path } of [...paths.map((path) => ({ kind: null, path })), ...mutate(paths)]) {
    const positions = Object.values(gateway.services).map((service) => ({
      service,
      before: service.received.length,
    }));
    const answer = await gateway.raw(
      [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'),
    );
    const arrivedAt = positions.flatMap(({ service, before }) =>
      service.received.slice(before).map((echo) => echo.service),
    );
    tried.push({ kind, path, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), arrivedAt });
  }
  return tried;
}
