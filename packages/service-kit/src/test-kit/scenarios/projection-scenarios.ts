import type { Service } from '@marquee/contracts/operation';

import { fixedRequest, fixture, state } from './arrange.ts';
import type { OperationScenario } from './scenario.ts';

/** Two projections of each service, so that a second call can name another one. */
const projections: Readonly<Record<Service, readonly [string, string]>> = {
  identity: ['booking', 'invoice'],
  events: ['client', 'provider'],
  quotes: ['client', 'provider'],
  billing: ['acceptedQuote', 'issuer'],
};

/** The operators' calls about a service's projections. Decision 0047: only an admin with TOTP may make them. */
export function projectionScenarios(service: Service): Readonly<Record<string, OperationScenario>> {
  let arranged = 0;
  const known = fixture(async () => {
    arranged += 1;
    return { params: { name: projections[service][arranged % 2] ?? '' } };
  });

  return {
    [`${service}ListProjections`]: { actor: 'admin', states: { '-': state(200, fixedRequest()) } },
    [`${service}RebuildProjection`]: {
      actor: 'admin',
      states: {
        known: state(202, known),
        'not there': state(404, fixedRequest({ params: { name: 'unknown' } })),
      },
    },
  };
}
