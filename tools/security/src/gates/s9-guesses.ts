import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeGuesses } from '../guesses/judge-guesses.ts';
import type { Guessed } from '../guesses/judge-guesses.ts';
import { mailedLink } from '../matrix/context.ts';
import { signIn, signUpClient } from '../stack/people.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

type Plan = Pick<Guessed, 'guesses' | 'addresses'>;

const plans: Record<Size, Plan> = {
  short: { guesses: 1_000, addresses: 100 },
  full: { guesses: 10_000, addresses: 100 },
};
const atOnce = 20;

/**
 * The limits of sign-in and of password resets stay as shipped: the guesses must reach the limits, and the owner must still regain access.
 */
const limitsAsShipped = ['SIGN_IN_', 'FORGOT_'];
/** The gateway trusts one proxy in front of it, so that a call can state the caller's address. */
const environment = { TRUST_PROXY: '1' };

function targetOf({ guesses, addresses }: Plan): string {
  return `${guesses} guesses at one account from ${addresses} addresses reach argon2 ≤ 100 times; a reset still works`;
}

export const s9: Gate = {
  id: 'S9',
  title: 'Guessing',
  target: { short: targetOf(plans.short), full: targetOf(plans.full) },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => judgeGuesses(await guess(product, plans[setting.size]), plans[setting.size]),
      { environment, limitsAsShipped, passwordHashCost: 'owasp' },
    ),
};

async function guess(product: Product, plan: Plan): Promise<Guessed> {
  const caller = createHttpCaller(product.url);
  const { email } = await signUpClient(caller);
  const before = product.passwordChecks();
  const statuses = new Map<number, number>();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < plan.guesses) {
      const place = next;
      next += 1;
      const { status } = await caller.send({
        method: 'POST',
        path: '/api/auth/login',
        body: { email, password: `Guess-${place}!` },
        headers: { 'x-forwarded-for': `203.0.113.${place % plan.addresses}` },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const checks = product.passwordChecks() - before;
  const ownerGotIn = await signInByResetLink(product, caller, email);
  caller.stop();
  return { ...plan, checks, statuses, ownerGotIn };
}

async function signInByResetLink(product: Product, caller: HttpCaller, email: string): Promise<boolean> {
  const password = 'Copper-lantern-9';
  await caller.send({ method: 'POST', path: '/api/auth/forgot-password', body: { email } });
  const token = await mailedLink({ product, caller }, email, 'reset');
  await caller.send({ method: 'POST', path: '/api/auth/reset-password', body: { token, password } });
  const person = await signIn(caller, { email, password }).catch(() => null);
  return person !== null;
}
