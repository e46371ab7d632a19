import { randomUUID } from 'node:crypto';

import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';

import { callOperation } from '../services/call-operation.ts';
import type { OperationResponse } from '../services/call-operation.ts';

/** A person with a session. */
export type Person = { email: string; password: string; cookie: string };

export type VirtualUsers = { clients: readonly Person[]; providers: readonly Person[] };

const password = 'Curtain-call-7!';
/** Small, because identity hashes two passwords at a time and rejects requests that would wait long. */
const batchSize = 4;

/** Signs up new people. Call this function before the measurement, because hashing passwords is expensive. */
export async function signUpVirtualUsers(
  url: string,
  count: Readonly<Record<keyof VirtualUsers, number>>,
): Promise<VirtualUsers> {
  const caller = createHttpCaller(url);
  try {
    const clients = await signUpInBatches(count.clients, () => signUpOneClient(caller));
    return { clients, providers: await signUpInBatches(count.providers, () => signUpOneProvider(caller)) };
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

function toPerson(
  email: string,
  { setCookie }: Pick<OperationResponse<typeof signUpClient>, 'setCookie'>,
): Person {
  return { email, password, cookie: setCookie.map((line) => line.split(';', 1)[0]).join('; ') };
}

async function signUpInBatches(count: number, signUp: () => Promise<Person>): Promise<Person[]> {
  const users: Person[] = [];
  while (users.length < count) {
    users.push(
      ...(await Promise.all(Array.from({ length: Math.min(batchSize, count - users.length) }, signUp))),
    );
  }
  return users;
}
