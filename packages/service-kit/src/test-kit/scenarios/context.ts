import type { Operation, Service } from '@marquee/contracts/operation';
import type { z } from 'zod';

import type { Side } from './principals.ts';

/** Someone with an account. `cookie`: the session; undefined if the person is signed out. */
export type Person = { id: string; email: string; password: string; cookie: string | undefined };

export type ScenarioCall = {
  as?: Person;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** What only some environments have: a card processor, or a broker to which invalid messages can be published. */
export type Equipment = {
  /** Submits the form of one of the card processor's pages. */
  submitCardPage: (address: string, fields?: Readonly<Record<string, string>>) => Promise<void>;
  /** Creates a dead letter of this service. Resolves to its id. */
  createDeadLetter: (service: Service) => Promise<string>;
};

/** A running product in which a scenario creates its state by real calls. */
export type ScenarioContext = {
  /** The owners of the records that scenarios create; their email addresses are confirmed. */
  client: Person;
  provider: Person;
  now: () => Date;
  /** The date of the event between the two owners, `YYYY-MM-DD`. Default: in ten days. */
  eventDate?: string;
  /** Resolves to the body of the answer. Throws unless the call succeeds, because the scenario depends on it. */
  call: <Op extends Operation>(operation: Op, call?: ScenarioCall) => Promise<z.output<Op['response']>>;
  /** Like `call`, but resolves to null if the call is rejected. */
  attempt: <Op extends Operation>(
    operation: Op,
    call?: ScenarioCall,
  ) => Promise<z.output<Op['response']> | null>;
  /** Resolves when no message, email or deletion is pending any more. */
  settled: () => Promise<void>;
  /** Creates an account with a confirmed email address. */
  createOwner: (side: Side) => Promise<Person>;
  /** Signs up without confirming the email address. */
  signUp: (side: Side) => Promise<Person>;
  /** Resolves to the token of the newest link of this kind in an email to this address. */
  mailedLink: (email: string, kind: 'verify' | 'reset') => Promise<string>;
  equipment: Partial<Equipment>;
};

/** The part of the environment that this scenario needs. Throws if the environment lacks it. */
export function equipmentOf<Name extends keyof Equipment>(
  { equipment }: ScenarioContext,
  name: Name,
): Equipment[Name] {
  const found = equipment[name];
  if (found === undefined) {
    throw new Error(`this environment lacks ${name}`);
  }
  return found;
}
