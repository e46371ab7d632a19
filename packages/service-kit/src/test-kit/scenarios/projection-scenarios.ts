import type { Service } from '@marquee/contracts/operation';

import { fixedRequest, state } from './arrange.ts';
import type { OperationScenario } from './scenario.ts';

const projections: Readonly<Record<Service, string>> = {
  identity: 'booking',
  events: 'client',
  quotes: 'client',
  billing: 'acceptedQuote',
};

/** The operators' calls about a service's projections. Decision 0012: an admin needs TOTP, as for dead letters. */
export function projectionScenarios(service: Service): Readonly<Record<string, OperationScenario>> {
  return {
    [`${service}ListProjections`]: { actor: 'admin', states: { '-': state(200, fixedRequest()) } },
    [`${service}RebuildProjection`]: {
      actor: 'admin',
      states: {
        known: state(202, fixedRequest({ params: { name: projections[service] } })),
        'not there': state(404, fixedRequest({ params: { name: 'unknown' } })),
      },
    },
  };
}
