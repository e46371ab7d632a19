import { randomUUID } from 'node:crypto';

import type { HttpResponse, HttpCaller } from '@marquee/harness-kit/http-caller';

export type Person = { id: string; email: string; password: string; cookie: string };

const password = 'Velvet-curtain-7';

export function aClientForm(email = anEmail()) {
  const names = { firstName: 'Robin', lastName: 'Vale', phone: '212-555-0100' };
  return { ...names, email, password, confirmPassword: password };
}

export function aProviderForm(email = anEmail()) {
  return {
    businessName: 'Nova Sound',
    email,
    password,
    phone: '212-555-0111',
    serviceTypes: ['DJ Services'],
  };
}

export async function signUpClient(caller: HttpCaller): Promise<Person> {
  const body = aClientForm();
  return toPerson(body, await caller.send({ method: 'POST', path: '/api/clients/signup', body }));
}

export async function signUpProvider(caller: HttpCaller): Promise<Person> {
  const body = aProviderForm();
  return toPerson(body, await caller.send({ method: 'POST', path: '/api/providers/signup', body }));
}

export async function signIn(
  caller: HttpCaller,
  given: { email: string; password: string },
): Promise<Person> {
  return toPerson(given, await caller.send({ method: 'POST', path: '/api/auth/login', body: given }));
}

export function anEmail(): string {
  return `robin.${randomUUID().slice(0, 13)}@example.com`;
}

function toPerson(given: { email: string; password: string }, answer: HttpResponse): Person {
  const cookie = cookiesOf(answer);
  if (answer.status >= 300 || cookie === '') {
    throw new Error(`signing in was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  const { id } = answer.body as { id: string };
  return { id, email: given.email, password: given.password, cookie };
}

/** The cookies that a browser would keep, without cleared cookies. */
export function cookiesOf({ setCookie }: Pick<HttpResponse, 'setCookie'>): string {
  const pairs = setCookie.map((line) => line.split(';')[0] ?? '');
  return pairs.filter((owners) => !owners.endsWith('=')).join('; ');
}
