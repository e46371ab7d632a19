import { randomUUID } from 'node:crypto';

import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { verifyEmail } from '@marquee/contracts/auth-operations';
import { mintSessionToken } from '@marquee/contracts/internal-operations';
import type { Actor, Operation, Service } from '@marquee/contracts/operation';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import type { Person, ScenarioCall, ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { TestAnswer } from '@marquee/service-kit/test-kit/test-client';

import type { InProcessServices } from '../in-process-services.ts';
import { createDeadLetter } from './create-dead-letter.ts';
import { createLinkTokens } from './link-tokens.ts';

export type ScenarioCaller = Person | 'admin';
type Call = Omit<ScenarioCall, 'as'> & { as?: ScenarioCaller; idempotencyKey?: string };

/** The services in this process, in which scenarios create their states. */
export type ScenarioServices = {
  /** Like the gateway: sends the session's cookie to identity, and a token that identity has signed to the other services. */
  send: <Op extends Operation>(operation: Op, call: Call) => Promise<TestAnswer<Op>>;
  /** A context with two new owners. */
  createContext: () => Promise<ScenarioContext>;
};

const password = 'Velvet-curtain-7';
const names = { firstName: 'Robin', lastName: 'Vale', phone: '212-555-0100' };

export function scenarioServices(services: InProcessServices): ScenarioServices {
  const { identity } = services;
  const admin = anAdminCaller();
  const mailedLink = createLinkTokens(identity);

  async function credentials(as: ScenarioCaller | undefined, audience: Service) {
    if (as === 'admin') {
      return { as: admin };
    }
    if (as?.cookie === undefined) {
      return {};
    }
    if (audience === 'identity') {
      return { headers: { cookie: as.cookie } };
    }
    const body = { session: as.cookie.slice(as.cookie.indexOf('=') + 1), audience };
    const { status, body: minted } = await identity.callInternal(mintSessionToken, { body });
    return status === 200 ? { headers: { authorization: `Bearer ${minted.token}` } } : {};
  }

  async function send<Op extends Operation>(operation: Op, { as, ...call }: Call): Promise<TestAnswer<Op>> {
    const { service } = operation;
    return services[service].call(operation, { ...call, ...(await credentials(as, service)) });
  }

  async function call<Op extends Operation>(operation: Op, given: Call = {}) {
    const answer = await send(operation, given);
    if (answer.status >= 300) {
      const { method, path } = operation;
      throw new Error(`${method} ${path} was answered ${answer.status} ${JSON.stringify(answer.problem)}`);
    }
    return answer;
  }

  async function signUp(side: 'client' | 'provider'): Promise<Person> {
    const email = `robin.${randomUUID().slice(0, 13)}@example.com`;
    const { headers, body } =
      side === 'client'
        ? await call(signUpClient, { body: { ...names, email, password, confirmPassword: password } })
        : await call(signUpProvider, { body: { businessName: 'Nova Sound', email, password } });
    const cookie = headers.getSetCookie()[0]?.split(';', 1)[0];
    return { id: body.id, email, password, cookie };
  }

  async function createOwner(side: 'client' | 'provider'): Promise<Person> {
    const person = await signUp(side);
    await call(verifyEmail, { as: person, body: { token: await mailedLink(person.email, 'verify') } });
    await services.settled();
    return person;
  }

  async function createContext(): Promise<ScenarioContext> {
    return {
      client: await createOwner('client'),
      provider: await createOwner('provider'),
      now: services.clock.now,
      call: async (operation, given) => (await call(operation, given)).body,
      async attempt(operation, given = {}) {
        const { status, body } = await send(operation, given);
        return status < 300 ? body : null;
      },
      settled: services.settled,
      createOwner,
      signUp,
      mailedLink,
      equipment: { createDeadLetter: (service) => createDeadLetter(services, service) },
    };
  }

  return { send, createContext };
}

/** The owner of the record, for an operation of this actor. */
export function ownerFor(actor: Actor, { client, provider }: ScenarioContext): ScenarioCaller {
  switch (actor) {
    case 'admin':
      return 'admin';
    case 'provider':
      return provider;
    case 'client':
    case 'user':
      return client;
    case 'anyone':
      return { ...client, cookie: undefined };
  }
}
