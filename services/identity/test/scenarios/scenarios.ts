import { deadLetterScenarios } from '@marquee/service-kit/test-kit/scenarios/dead-letter-scenarios';
import { projectionScenarios } from '@marquee/service-kit/test-kit/scenarios/projection-scenarios';
import type { ServiceScenarios } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { accountOperations } from './account-operations.ts';
import { adminOperations } from './admin-operations.ts';
import { authOperations } from './auth-operations.ts';
import { privacyOperations } from './privacy-operations.ts';
import { profileOperations } from './profile-operations.ts';
import { sessionOperations } from './session-operations.ts';
import { telemetryOperations } from './telemetry-operations.ts';
import { twoFactorOperations } from './two-factor-operations.ts';

export const identityScenarios: ServiceScenarios = {
  service: 'identity',
  operations: {
    ...authOperations,
    ...accountOperations,
    ...sessionOperations,
    ...twoFactorOperations,
    ...privacyOperations,
    ...profileOperations,
    ...telemetryOperations,
    ...adminOperations,
    ...deadLetterScenarios('identity'),
    ...projectionScenarios('identity'),
  },
  providersFields: [],
};
