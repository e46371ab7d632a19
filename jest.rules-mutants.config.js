import { join } from 'node:path';
import rules from './jest.rules.config.js';

/** `scripts/suites/rules-mutants.mjs` writes a file for each workspace into this folder, which imports all pure tests of the workspace. */
export const collectedTests = '.data/rules-mutants/tests';

/**
 * The pure tests as Stryker runs them for each planted fault: one file for each workspace, because Jest loads every module again for each
 * test file, which takes longer than the tests.
 */
export default {
  ...rules,
  roots: [...rules.roots, join(import.meta.dirname, collectedTests)],
  testMatch: [`<rootDir>/${collectedTests}/*.test.ts`],
  modulePathIgnorePatterns: [],
};
