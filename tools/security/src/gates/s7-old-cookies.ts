import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeOldCookies } from '../sessions/judge-old-cookies.ts';
import type { TriedCookie } from '../sessions/judge-old-cookies.ts';
import { signIn, signUpClient } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

/** Routes of every service. Each is also called before the session ends, so that the gateway has cached the session. */
const routes = [
  '/api/auth/user',
  '/api/account/settings',
  '/api/clients/profile',
  '/api/providers',
  '/api/client/events',
  '/api/events',
  '/api/client/quotes',
  '/api/client/quote',
  '/api/quotes',
  '/api/billing/subscription',
] as const;

const sessions: Record<Size, number> = { short: 10, full: 100 };

const targetOf = (size: Size): string => {
  const count = sessions[size] * routes.length;
  return `an old cookie after the end of its session: rejected ${count} of ${count} times`;
};

export const s7: Gate = {
  id: 'S7',
  title: 'Old cookies',
  target: { short: targetOf('short'), full: targetOf('full') },
  run: (setting) =>
    withProduct(setting, async ({ url }) => {
      const caller = createHttpCaller(url);
      const person = await signUpClient(caller);
      const tried: TriedCookie[] = [];
      for (let round = 0; round < sessions[setting.size]; round += 1) {
        const ended = round % 2 === 0 ? 'signing out' : 'signing in again';
        tried.push(...(await tryOldCookie(caller, await signIn(caller, person), ended)));
      }
      caller.stop();
      return judgeOldCookies(tried, sessions[setting.size] * routes.length);
    }),
};

async function tryOldCookie(
  caller: HttpCaller,
  person: Person,
  ended: 'signing out' | 'signing in again',
): Promise<TriedCookie[]> {
  const { cookie, email, password } = person;
  const before = await callAll(caller, cookie);
  await (ended === 'signing out'
    ? caller.send({ method: 'POST', path: '/api/auth/logout', cookie })
    : caller.send({ method: 'POST', path: '/api/auth/login', cookie, body: { email, password } }));
  const after = await callAll(caller, cookie);
  return routes.map((route, place) => ({
    route,
    ended,
    before: before[place] ?? 0,
    after: after[place] ?? 0,
  }));
}

async function callAll(caller: HttpCaller, cookie: string): Promise<number[]> {
  const answers = await Promise.all(routes.map((path) => caller.send({ method: 'GET', path, cookie })));
  return answers.map(({ status }) => status);
}
