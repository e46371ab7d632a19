import type { Operation } from '@marquee/contracts/operation';
import type { HttpResponse } from '@marquee/harness-kit/http-caller';
import type { Person, ScenarioCall, ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

import { signUpClient, signUpProvider } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import { codeOf, mailedLink } from './context.ts';
import type { Context } from './context.ts';
import { createPrincipal } from './principals/create-principal.ts';
import type { PrincipalAccount } from './principals/principal-account.ts';

export type Owners = { client: PrincipalAccount; provider: PrincipalAccount };

/** The product behind its gateway, called as a browser would. */
export function scenarioContext(context: Context, { client, provider }: Owners): ScenarioContext {
  const { caller, product } = context;
  const send = (operation: Operation, { as, params, body }: ScenarioCall): Promise<HttpResponse> =>
    caller.send({
      method: operation.method.toUpperCase(),
      path: `/api${operationUrl(operation, params === undefined ? {} : { params })}`,
      body,
      cookie: as?.cookie,
    });
  const stripe = product.stripe;

  return {
    client: toPerson(client),
    provider: toPerson(provider),
    now: () => new Date(),
    async call<Op extends Operation>(operation: Op, call: ScenarioCall = {}) {
      const answer = await send(operation, call);
      if (answer.status >= 300) {
        const { method, path } = operation;
        throw new Error(`${method} ${path} was answered ${answer.status} ${codeOf(answer)}`);
      }
      return answer.body as z.output<Op['response']>;
    },
    async attempt<Op extends Operation>(operation: Op, call: ScenarioCall = {}) {
      const { status, body } = await send(operation, call);
      return status < 300 ? (body as z.output<Op['response']>) : null;
    },
    settled: () => settle(product),
    createOwner: async (side) =>
      toPerson(await createPrincipal(context, side === 'client' ? 'owner client' : 'owner provider', side)),
    signUp: (side) => (side === 'client' ? signUpClient(caller) : signUpProvider(caller)),
    mailedLink: (email, kind) => mailedLink(context, email, kind),
    equipment: stripe === null ? {} : { submitCardPage: stripe.submit },
  };
}

export function toPerson({ person, cookie }: PrincipalAccount): Person {
  return { ...person, cookie };
}
