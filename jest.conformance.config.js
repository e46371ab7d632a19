import { browser } from './jest.config.js';

/** Sentences of the specification that a single component can show; `npm run conformance` reads the results. */
const conformance = {
  ...browser,
  displayName: 'conformance',
  testMatch: ['<rootDir>/{shell,mfe-*}/conformance/**/*.test.{ts,tsx}'],
};

export default { projects: [conformance], testTimeout: 30_000, maxWorkers: 2 };
