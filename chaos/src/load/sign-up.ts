import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import type { Ledger } from '../ledger/ledger.ts';
import { signUpAsClient, signUpAsProvider } from './acts/account-acts.ts';
import type { Doing, Person } from './doing.ts';
import { perform } from './perform.ts';

export type Cast = { clients: readonly Person[]; providers: readonly Person[] };

const ofEach = 10;

/** Called before the clock starts, because hashing passwords is expensive. */
export async function signUpCast(caller: HttpCaller, ledger: Ledger): Promise<Cast> {
  const everybody = <One>(one: () => Promise<One>): Promise<One[]> =>
    Promise.all(Array.from({ length: ofEach }, one));
  const clients = await everybody(() => signUp(caller, ledger, signUpAsClient(ledger.newMark())));
  const providers = await everybody(() => signUp(caller, ledger, signUpAsProvider(ledger.newMark())));
  return { clients, providers };
}

export async function signUp(caller: HttpCaller, ledger: Ledger, act: Doing): Promise<Person> {
  const outcome = await perform(caller, ledger, act);
  if (outcome.fate !== 'acknowledged') {
    throw new Error(`A sign-up was not answered well: ${JSON.stringify(outcome)}`);
  }
  const { email } = act.body as { email: string };
  return { id: outcome.promised.subject ?? '', email, cookie: cookieOf(outcome.answer.setCookie) };
}

/** The Cookie header that a browser would send back. */
export function cookieOf(setCookie: readonly string[]): string {
  return setCookie.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
