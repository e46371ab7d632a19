import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import type { OperationScenario, StateScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import fc from 'fast-check';

import type { Context } from '../matrix/context.ts';
import { createPrincipal } from '../matrix/principals/create-principal.ts';
import type { PrincipalAccount } from '../matrix/principals/principal-account.ts';
import { scenarioContext, toPerson } from '../matrix/scenario-context.ts';
import { scenarios } from '../stack/scenarios.ts';
import type { Described } from './description.ts';
import { count } from './tally.ts';
import type { Tally } from './tally.ts';
import { unusualBody } from './unusual-bodies.ts';

type Principals = { client: PrincipalAccount; provider: PrincipalAccount; admin: PrincipalAccount };
type RecordRequests = {
  described: readonly Described[];
  caller: HttpCaller;
  /** Number of requests to each operation. */
  each: number;
  seed: number;
};

/** An operation that changes a record, with a state in which its owner's call succeeds. */
export type RecordOperation = { described: Described; scenario: OperationScenario; state: StateScenario };

/** The described operations with a record and a body. Their valid requests come from the scenarios. */
export function recordOperations(described: readonly Described[]): RecordOperation[] {
  const known = new Map(scenarios.flatMap((service) => Object.entries(service.operations)));
  return described.flatMap((one) => {
    const scenario = known.get(one.name);
    const state = scenario && grantedState(scenario);
    const hasFields = Object.keys(one.body?.properties ?? {}).length > 0;
    const isOfRecord = Object.keys(one.params).length > 0 && hasFields;
    return isOfRecord && scenario && state ? [{ described: one, scenario, state }] : [];
  });
}

function grantedState({ states }: OperationScenario): StateScenario | undefined {
  return Object.values(states).find(({ expected, needs }) => expected.owner < 300 && needs === undefined);
}

/**
 * Sends unusual bodies about records that exist, as their owners. A request about a missing record is answered 404 before a service reads
 * the record, so that only these requests reach the code behind it.
 */
export async function sendToRecords(
  tally: Tally,
  context: Context,
  { described, caller, each, seed }: RecordRequests,
): Promise<void> {
  const principals: Principals = {
    client: await createPrincipal(context, 'owner client', 'client'),
    provider: await createPrincipal(context, 'owner provider', 'provider'),
    admin: await createPrincipal(context, 'admin with TOTP', 'client'),
  };
  for (const one of recordOperations(described)) {
    const { name, method, path, body: schema } = one.described;
    const owner = ownerOf(one.scenario, principals);
    const requestFor = await one.state.arrange(scenarioContext(context, principals));
    const { params = {}, body: valid } = await requestFor(toPerson(owner));
    const bodies = fc.sample(unusualBody(valid, schema ?? {}), { numRuns: each, seed });
    const address = path.replaceAll(/\{(\w+)\}/g, (_text, param: string) => params[param] ?? 'nothing');
    for (const body of bodies) {
      const call = { method, path: address, body, cookie: owner.cookie };
      const answer = await caller.send(call).catch(() => null);
      count(tally, { name, method, path, params, query: {}, body }, answer);
    }
  }
}

function ownerOf({ actor }: OperationScenario, { client, provider, admin }: Principals): PrincipalAccount {
  if (actor === 'admin') {
    return admin;
  }
  return actor === 'provider' ? provider : client;
}
