import { globSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from './jest.config.js';

/** The files in packages/contracts/src with rules about money and offers. The names of their tests begin with the same words. */
export const contractRules = [
  'money',
  'invoice-drafts',
  'offer-states',
  'payment-schedule',
  'payment-terms',
  'priced-lines',
];

/** The pure tests of the rules: no database, no server, no broker. */
export const ruleTests = [
  'services/*/test/**/domain/**/*.test.ts',
  'packages/service-kit/test/domain/**/*.test.ts',
  `packages/contracts/test/{${contractRules.join(',')}}*.test.ts`,
];

/** Jest lists these folders before each run, and Stryker starts a run for each fault. Every other file is found when it is imported. */
const roots = [
  '{services/*,packages/service-kit}/{src,test}/**/{domain,support}',
  'packages/contracts/{src,test}',
]
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname }))
  .map((folder) => join(import.meta.dirname, folder));

/** Runs the pure tests with Jest's own runner, because that runner reports to Stryker which test executes which line. */
export default {
  ...compiled,
  displayName: 'rules',
  roots,
  watchman: false,
  testMatch: ruleTests.map((pattern) => `<rootDir>/${pattern}`),
};
