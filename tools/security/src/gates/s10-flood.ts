import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeFlood } from '../flood/judge-flood.ts';
import type { Flood } from '../flood/judge-flood.ts';
import { signUpClient } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const atOnce = 200;
const waves: Record<Size, number> = { short: 2, full: 10 };
const callers = 4;
/** Routes of every service but billing; none of them compares a password. */
const others = [
  '/api/auth/user',
  '/api/clients/profile',
  '/api/client/events',
  '/api/client/quotes',
] as const;
const target = `${atOnce} sign-ins at once: other routes' p99 ≤ 300 ms`;

export const s10: Gate = {
  id: 'S10',
  title: 'Sign-in flood',
  target: { short: target, full: target },
  run: (setting) =>
    withProduct(setting, ({ url }) => floodProduct(url, waves[setting.size]), { passwordHashCost: 'owasp' }),
};

async function floodProduct(url: string, count: number): Promise<Measured> {
  const caller = createHttpCaller(url);
  const flooding = createHttpCaller(url);
  const people = await signUpMany(caller);
  const seen: Flood[] = [];
  for (let wave = 0; wave < count; wave += 1) {
    seen.push(await floodOnce(caller, flooding, people));
  }
  caller.stop();
  flooding.stop();
  return judgeFlood({
    signIns: seen.flatMap(({ signIns }) => signIns),
    others: seen.flatMap((flood) => flood.others),
  });
}

/** Signs up one person for each sign-in, because several sign-ins to one account would slow each other down. */
async function signUpMany(caller: HttpCaller): Promise<Person[]> {
  const people: Person[] = [];
  const worker = async (): Promise<void> => {
    while (people.length < atOnce) {
      people.push(await signUpClient(caller));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return people.slice(0, atOnce);
}

async function floodOnce(
  caller: HttpCaller,
  flooding: HttpCaller,
  people: readonly Person[],
): Promise<Flood> {
  let isOver = false;
  const callRepeatedly = async (): Promise<Flood['others'][number][]> => {
    const answers: Flood['others'][number][] = [];
    while (!isOver) {
      const path = others[answers.length % others.length] ?? others[0];
      const start = performance.now();
      const { status } = await caller.send({ method: 'GET', path, cookie: people[0]?.cookie });
      answers.push({ status, ms: performance.now() - start });
    }
    return answers;
  };
  const calling = Array.from({ length: callers }, callRepeatedly);
  const signIns = await Promise.all(people.map((person) => signInOnce(flooding, person)));
  isOver = true;
  return { signIns, others: (await Promise.all(calling)).flat() };
}

async function signInOnce(caller: HttpCaller, { email, password }: Person): Promise<number> {
  const { status } = await caller.send({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
  });
  return status;
}
