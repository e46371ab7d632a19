import { browser } from './jest.config.js';

/** Sentences of the specification that a component shows by itself; `npm run conformance` reads what they came to. */
const conformance = {
  ...browser,
  displayName: 'conformance',
  testMatch: ['<rootDir>/{shell,mfe-*}/conformance/**/*.test.{ts,tsx}'],
};

export default { projects: [conformance], testTimeout: 30_000, maxWorkers: 2 };
