import { complaintsAboutScenarios } from '@marquee/service-kit/test-kit/scenarios/complaints';

import { billingScenarios } from './scenarios/scenarios.ts';

test('every operation of the service has a scenario, and every scenario has an operation', () => {
  expect(complaintsAboutScenarios(billingScenarios)).toEqual([]);
});
