import { collectedTests } from './jest.rules-mutants.config.js';
import { contractRules } from './jest.rules.config.js';

/**
 * Plants faults in the rules, one at a time; a pure test must fail. See
 * docs/decisions/0039-test-each-push-fast-and-run-expensive-suites-nightly.md.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.rules-mutants.config.js' },
  coverageAnalysis: 'perTest',
  // No rule loops, so a mutant that takes long runs on a busy machine and must not count as detected.
  timeoutMS: 60_000,
  concurrency: 2,
  mutate: [
    'services/*/src/**/domain/**/*.ts',
    'packages/service-kit/src/domain/**/*.ts',
    ...contractRules.map((name) => `packages/contracts/src/${name}.ts`),
  ],
  thresholds: { high: 95, low: 92, break: 92 },
  // Only these files are copied, because the copy takes longer than the tests otherwise.
  ignorePatterns: [
    '/*',
    ...['!/package.json', '!/jest.config.js', '!/jest.rules.config.js', '!/jest.rules-mutants.config.js'],
    ...['!/services', '!/packages', '/packages/*', '!/packages/contracts', '!/packages/service-kit'],
    ...['!/.data', '/.data/*', '!/.data/rules-mutants', '/.data/rules-mutants/*', `!/${collectedTests}`],
  ],
  tempDirName: '.data/rules-mutants/copies',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.data/rules-mutants/report.html' },
  jsonReporter: { fileName: '.data/rules-mutants/report.json' },
};
