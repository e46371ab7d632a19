import type { Measured, Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeDifference } from '../accounts/judge-difference.ts';
import type { Answered, Comparison } from '../accounts/judge-difference.ts';
import { askAsStranger } from '../accounts/stranger.ts';
import { anEmail, signUpClient } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const rounds: Record<Size, number> = { short: 40, full: 300 };
const accounts = 10;

const questions = [
  {
    question: 'sign-in',
    path: '/api/auth/login',
    bodyFor: (email: string) => ({ email, password: 'Wrong-guess-1' }),
  },
  {
    question: 'forgotten password',
    path: '/api/auth/forgot-password',
    bodyFor: (email: string) => ({ email }),
  },
] as const;

const target =
  'no difference for unknown accounts in status, headers, body and time, for sign-in and forgotten password';

export const s8: Gate = {
  id: 'S8',
  title: 'Unknown accounts',
  target: { short: target, full: target },
  run: (setting) =>
    withProduct(setting, (product) => judgeProduct(product, rounds[setting.size]), {
      passwordHashCost: 'owasp',
    }),
};

async function judgeProduct(product: Product, count: number): Promise<Measured> {
  const caller = createHttpCaller(product.url);
  const people = await Promise.all(Array.from({ length: accounts }, () => signUpClient(caller)));
  const emails = people.map(({ email }) => email);
  const comparisons: Comparison[] = [];
  for (const one of questions) {
    await settle(product);
    comparisons.push(await compare(caller, one, { emails, count }));
  }
  caller.stop();
  return judgeDifference(comparisons, count);
}

type Samples = { emails: readonly string[]; count: number };

/**
 * Sends both kinds of request in random order, so that other load on the machine and delayed effects such as an email affect both kinds.
 */
async function compare(
  caller: HttpCaller,
  { question, path, bodyFor }: (typeof questions)[number],
  { emails, count }: Samples,
): Promise<Comparison> {
  const known: Answered[] = [];
  const unknown: Answered[] = [];
  const callKnown = async () => {
    const email = emails[known.length % emails.length] ?? '';
    known.push(await askAsStranger(caller, path, bodyFor(email)));
  };
  const callUnknown = async () => {
    unknown.push(await askAsStranger(caller, path, bodyFor(anEmail())));
  };
  const turns = Array.from({ length: count }, () => [callKnown, callUnknown]).flat();
  for (const call of shuffled(turns)) {
    await call();
  }
  return { question, known, unknown };
}

function shuffled<Turn>(turns: readonly Turn[]): Turn[] {
  return turns
    .map((turn) => ({ turn, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ turn }) => turn);
}
