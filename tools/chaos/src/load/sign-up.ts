import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import type { History } from '../history/history.ts';
import { signUpAsClient, signUpAsProvider } from './actions/account-actions.ts';
import type { ChangeRequest, Person } from './change-request.ts';
import { perform } from './perform.ts';

export type Users = { clients: readonly Person[]; providers: readonly Person[] };

const usersOfEachRole = 10;

/** Signs up all users before the load starts, because hashing passwords is expensive. */
export async function signUpUsers(caller: HttpCaller, history: History): Promise<Users> {
  const signUpEach = <One>(one: () => Promise<One>): Promise<One[]> =>
    Promise.all(Array.from({ length: usersOfEachRole }, one));
  const clients = await signUpEach(() => signUp(caller, history, signUpAsClient(history.newMarker())));
  const providers = await signUpEach(() => signUp(caller, history, signUpAsProvider(history.newMarker())));
  return { clients, providers };
}

export async function signUp(caller: HttpCaller, history: History, request: ChangeRequest): Promise<Person> {
  const result = await perform(caller, history, request);
  if (result.outcome !== 'acknowledged') {
    throw new Error(`A sign-up failed: ${JSON.stringify(result)}`);
  }
  const { email } = request.body as { email: string };
  return { id: result.acknowledgedValues.subject ?? '', email, cookie: cookieOf(result.answer.setCookie) };
}

/** The Cookie header that a browser would send back. */
export function cookieOf(setCookie: readonly string[]): string {
  return setCookie.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}
