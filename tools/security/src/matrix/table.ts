import type { Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type {
  Fixture,
  OperationScenario,
  ServiceScenarios,
} from '@marquee/service-kit/test-kit/scenarios/scenario';

import { expectedStatuses } from './expected-statuses.ts';
import type { Statuses } from './expected-statuses.ts';
import { scenarios } from '../stack/scenarios.ts';

/** One route in one state of its record, with the required response to each principal. */
export type Row = {
  route: string;
  state: string;
  side: Side;
  expected: Statuses;
  fixture: Fixture;
  /** Names of fields that no response contains. */
  hiddenFields: readonly string[];
};

/** Internal storage fields, which no response contains. */
const neverReturned = ['_id', '__v', 'passwordHash', 'sessionEpoch', 'secretHash', 'tokenHash', 'outbox'];

/**
 * The required status of each route in each state for each principal, as the services' scenarios declare. They are written by hand from
 * docs/specification (product-spec.md and decisions.md) and docs/decisions, never from the operations.
 */
export const table: readonly Row[] = scenarios.flatMap(rowsOf);

export function rowsOf({ operations, providersFields }: ServiceScenarios): Row[] {
  return Object.entries(operations).flatMap(([route, scenario]) => {
    const hiddenFields = [...neverReturned, ...(isForProviders(scenario) ? [] : providersFields)];
    const side: Side = scenario.actor === 'provider' ? 'provider' : 'client';
    return Object.entries(scenario.states)
      .filter(([, { needs }]) => needs !== 'createDeadLetter')
      .map(([state, { expected, ...fixture }]): Row => {
        const statuses = expectedStatuses(scenario.actor, expected);
        return { route, state, side, expected: statuses, fixture, hiddenFields };
      });
  });
}

function isForProviders({ actor }: OperationScenario): boolean {
  return actor === 'provider' || actor === 'admin';
}
