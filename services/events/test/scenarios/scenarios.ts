import { deadLetterScenarios } from '@marquee/service-kit/test-kit/scenarios/dead-letter-scenarios';
import { projectionScenarios } from '@marquee/service-kit/test-kit/scenarios/projection-scenarios';
import type { ServiceScenarios } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { clientEventOperations } from './client-event-operations.ts';
import { eventOperations } from './event-operations.ts';

export const eventsScenarios: ServiceScenarios = {
  service: 'events',
  operations: {
    ...clientEventOperations,
    ...eventOperations,
    ...deadLetterScenarios('events'),
    ...projectionScenarios('events'),
  },
  providersFields: [],
};
