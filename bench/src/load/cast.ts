import { randomUUID } from 'node:crypto';

import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';

import { callOperation } from '../services/call-operation.ts';
import type { Answered } from '../services/call-operation.ts';

/** A person with a session. */
export type Person = { email: string; password: string; cookie: string };

export type Cast = { clients: readonly Person[]; providers: readonly Person[] };

const password = 'Curtain-call-7!';
/** No more, because passwords are hashed two at a time and long waits are rejected. */
const atOnce = 4;

/** Called before the measurement, because hashing passwords is expensive. */
export async function signUpAt(url: string, count: Readonly<Record<keyof Cast, number>>): Promise<Cast> {
  const caller = createHttpCaller(url);
  try {
    const clients = await several(count.clients, () => signUpOneClient(caller));
    return { clients, providers: await several(count.providers, () => signUpOneProvider(caller)) };
  } finally {
    caller.stop();
  }
}

async function signUpOneClient(caller: HttpCaller): Promise<Person> {
  const email = anEmail();
  const names = { firstName: 'Robin', lastName: 'Vale', phone: '(917) 555-0148' };
  const body = { ...names, email, password, confirmPassword: password };
  return toPerson(email, await callOperation(caller, signUpClient, { body }));
}

async function signUpOneProvider(caller: HttpCaller): Promise<Person> {
  const email = anEmail();
  const body = { businessName: 'Northern Lights', serviceTypes: ['DJ Services'], email, password };
  return toPerson(email, await callOperation(caller, signUpProvider, { body }));
}

function anEmail(): string {
  return `robin.${randomUUID().slice(0, 13)}@bench.example`;
}

function toPerson(email: string, { setCookie }: Pick<Answered<typeof signUpClient>, 'setCookie'>): Person {
  return { email, password, cookie: setCookie.map((line) => line.split(';', 1)[0]).join('; ') };
}

async function several(count: number, make: () => Promise<Person>): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < count) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - made.length) }, make))));
  }
  return made;
}
