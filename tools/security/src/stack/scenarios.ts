import { billingScenarios } from '@marquee/billing/scenarios';
import { eventsScenarios } from '@marquee/events/scenarios';
import { identityScenarios } from '@marquee/identity/scenarios';
import { quotesScenarios } from '@marquee/quotes/scenarios';
import type { ServiceScenarios } from '@marquee/service-kit/test-kit/scenarios/scenario';

/** The scenarios of every service. */
export const scenarios: readonly ServiceScenarios[] = [
  identityScenarios,
  eventsScenarios,
  quotesScenarios,
  billingScenarios,
];
