import { operations } from '@marquee/contracts/operations';
import type { Size } from '@marquee/harness-kit/gate';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import type { InProcessServices } from '../in-process-services.ts';
import { prepareCall, sendPrepared, triedState } from '../scenarios/prepare-call.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import { scenarioServices } from '../scenarios/scenario-services.ts';
import { contenders } from './create-participants.ts';
import { judgeSameCalls } from './judge-same-calls.ts';
import { atOnce } from './race.ts';
import type { Race } from './race.ts';

/**
 * The operations by which people create or change records. Exempt from keys are operations about sessions, secrets and the card processor,
 * whose calls depend on more than the record. Two callers may both be told that a record is deleted.
 */
const writes = [...operations]
  .filter(([, { method, actor }]) => ['post', 'put', 'patch'].includes(method) && actor !== 'admin')
  .map(([name, operation]) => ({ name, operation, scenario: scenarioOf(name) }))
  .filter(({ scenario }) => triedState(scenario) !== undefined && !isExempt(scenario));

/** One race for each operation; in the short size, for each operation of events and quotes. */
export const sameCallRaces: Readonly<Record<Size, readonly Race[]>> = {
  short: writes.filter(({ operation }) => ['events', 'quotes'].includes(operation.service)).map(sameCallRace),
  full: writes.map(sameCallRace),
};

type Write = (typeof writes)[number];

function isExempt({ repeated }: OperationScenario): boolean {
  return repeated !== undefined && 'exempt' in repeated;
}

/** Calls in turn about one new record are compared with calls at the same time about another one. */
function sameCallRace({ name, ...call }: Write): Race {
  return {
    name: `equal calls of ${name}`,
    sides: [],
    async round(services, random) {
      const once = await callerOf(services, call);
      const answers = [];
      for (let count = 0; count < contenders; count += 1) {
        answers.push(await once());
      }
      const inTurn = { answers, next: await once() };

      const together = await callerOf(services, call);
      const { first, second } = await atOnce(random, together, together);
      await services.settled();
      const raced = { answers: [...first, ...second], next: await together() };
      return { broken: judgeSameCalls({ inTurn, atOnce: raced }) };
    },
  };
}

/** Arranges the state of a new record. The calls have no Idempotency-Key, so that each takes effect by itself. */
async function callerOf(services: InProcessServices, { operation, scenario }: Omit<Write, 'name'>) {
  const prepared = scenarioServices(services);
  const call = await prepareCall(prepared, scenario);
  if (call === null) {
    throw new Error(`${operation.path} has no state in which the call succeeds`);
  }
  return () => sendPrepared(prepared, operation, call);
}
