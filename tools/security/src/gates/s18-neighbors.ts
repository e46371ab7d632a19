import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeNeighbors } from '../neighbors/judge-neighbors.ts';
import type { Minimums, Neighborhood } from '../neighbors/judge-neighbors.ts';
import { aClientForm, anEmail, cookiesOf } from '../stack/people.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const plans: Record<Size, Minimums> = {
  short: { guesses: 200, sprayed: 100, owner: 12, signUps: 60 },
  full: { guesses: 5_000, sprayed: 1_000, owner: 60, signUps: 60 },
};
const atOnce = 20;

const limitsAsShipped = ['SIGN_IN_', 'SIGN_UP_'];
/** The gateway trusts one proxy in front of it, so that a call can state the caller's address. */
const environment = { TRUST_PROXY: '1' };
const headers = { 'x-forwarded-for': '203.0.113.7' };

function targetOf({ guesses, sprayed, signUps }: Minimums): string {
  return `${guesses} guesses and ${sprayed} accounts tried from one network: a known device, a neighbor and ${signUps} sign-ups succeed`;
}

export const s18: Gate = {
  id: 'S18',
  title: 'Lock-out by neighbors',
  target: { short: targetOf(plans.short), full: targetOf(plans.full) },
  run: (setting) =>
    withProduct(
      setting,
      async ({ url }) => {
        const plan = plans[setting.size];
        return judgeNeighbors(await simulateNetwork(url, plan), plan);
      },
      { environment, limitsAsShipped, passwordHashCost: 'owasp' },
    ),
};

type Resident = { email: string; password: string; device: string };

async function simulateNetwork(url: string, plan: Minimums): Promise<Neighborhood> {
  const caller = createHttpCaller(url);
  const [owner, neighbor] = [await createResident(caller), await createResident(caller)];
  const half = Math.ceil(plan.owner / 2);

  const [guesses, during] = await Promise.all([
    runConcurrently(atOnce, plan.guesses, (place) =>
      signIn(caller, { email: owner.email, password: `Guess-${place}!` }),
    ),
    runConcurrently(1, half, () => signIn(caller, owner)),
  ]);
  const ofNeighbor = [await signIn(caller, { email: neighbor.email, password: neighbor.password })];
  const sprayed = await runConcurrently(atOnce, plan.sprayed, () =>
    signIn(caller, { email: anEmail(), password: 'Velvet-curtain-8' }),
  );
  const after = await runConcurrently(1, half, () => signIn(caller, owner));
  const signUps = await runConcurrently(2, plan.signUps, async () => (await signUp(caller)).status);
  caller.stop();
  return { guesses, sprayed, owner: [...during, ...after], neighbor: ofNeighbor, signUps };
}

/** Runs the given number of calls, a few at a time; each starts when another has been answered. Returns the statuses. */
async function runConcurrently(
  workers: number,
  count: number,
  act: (place: number) => Promise<number>,
): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      statuses.push(await act(next));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return statuses;
}

async function createResident(caller: HttpCaller): Promise<Resident> {
  const { status, form, cookies } = await signUp(caller);
  if (status !== 201) {
    throw new Error(`signing up was answered ${status}`);
  }
  const device = cookies.split('; ').find((cookie) => cookie.startsWith('device=')) ?? '';
  return { email: form.email, password: form.password, device };
}

async function signUp(caller: HttpCaller) {
  const form = aClientForm();
  const answer = await caller.send({ method: 'POST', path: '/api/clients/signup', body: form, headers });
  return { status: answer.status, form, cookies: cookiesOf(answer) };
}

async function signIn(
  caller: HttpCaller,
  { email, password, device }: Pick<Resident, 'email' | 'password'> & Partial<Resident>,
): Promise<number> {
  const body = { email, password };
  const call = { method: 'POST', path: '/api/auth/login', body, headers, cookie: device };
  return (await caller.send(call)).status;
}
