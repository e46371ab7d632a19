import { randomUUID } from 'node:crypto';

import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import type { JWK } from 'jose';

import { signUpClient } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { anyPath, everyRoute } from '../stack/routes.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import { forgeriesOf, genuineToken } from '../tokens/forgeries.ts';
import { judgeForgeries } from '../tokens/judge-forgeries.ts';
import type { TriedToken } from '../tokens/judge-forgeries.ts';
import type { Gate } from './gate.ts';

const target = 'every service route × ≥ 9 forged tokens, directly at the service: 401';

export const s2: Gate = {
  id: 'S2',
  title: 'Forged tokens',
  target: { short: target, full: target },
  run: (setting) =>
    withProduct(setting, async (product) => {
      const routes = everyRoute().map(({ name }) => name);
      return judgeForgeries(await tryTokens(product), routes);
    }),
};

async function tryTokens(product: Product): Promise<TriedToken[]> {
  const person = await withCaller(product.url, signUpClient);
  const known = {
    signingKey: JSON.parse(product.environment.TOKEN_SIGNING_KEY ?? '{}') as JWK,
    caller: callerFor(person),
    now: Math.floor(Date.now() / 1_000),
  };
  const forgeries = forgeriesOf(known);
  const tried: TriedToken[] = [];
  for (const { name: route, operation } of everyRoute()) {
    const { service } = operation;
    const send = (token: string) =>
      withCaller(product.addresses[service], (caller) =>
        caller.send({
          method: operation.method.toUpperCase(),
          path: anyPath(operation),
          ...(operation.body && { body: {} }),
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    for (const { name, make } of forgeries) {
      tried.push({ route, forgery: name, status: (await send(await make(service))).status });
    }
    tried.push({ route, forgery: null, status: (await send(await genuineToken(known, service))).status });
  }
  return tried;
}

function callerFor({ id, email }: Person): ClientCaller {
  return { id, clientId: id, email, emailVerified: false, role: 'client', sid: randomUUID() };
}

async function withCaller<Result>(
  url: string,
  act: (caller: ReturnType<typeof createHttpCaller>) => Promise<Result>,
): Promise<Result> {
  const caller = createHttpCaller(url);
  try {
    return await act(caller);
  } finally {
    caller.stop();
  }
}
