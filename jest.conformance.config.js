import { browser } from './jest.config.js';

/** Tests of sentences of the specification that need only a component. `npm run conformance` reads the results. */
const conformance = {
  ...browser,
  displayName: 'conformance',
  testMatch: ['<rootDir>/{shell,mfe-*}/conformance/**/*.test.{ts,tsx}'],
};

export default { projects: [conformance], testTimeout: 30_000, maxWorkers: 2 };
