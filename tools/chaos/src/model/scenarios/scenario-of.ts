import { billingScenarios } from '@marquee/billing/scenarios';
import { eventsScenarios } from '@marquee/events/scenarios';
import { identityScenarios } from '@marquee/identity/scenarios';
import { quotesScenarios } from '@marquee/quotes/scenarios';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

const scenarios = new Map(
  [identityScenarios, eventsScenarios, quotesScenarios, billingScenarios].flatMap(({ operations }) =>
    Object.entries(operations),
  ),
);

export function scenarioOf(operation: string): OperationScenario {
  const found = scenarios.get(operation);
  if (found === undefined) {
    throw new Error(`${operation} has no scenario`);
  }
  return found;
}
