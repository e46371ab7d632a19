const swc = (jsx) => ({
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: jsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
});

/** These packages contain only ES modules. Jest runs CommonJS, so it transforms these packages like our own code. */
const esmOnly = [
  'jose',
  '@date-fns/tz',
  'date-fns',
  'zod-openapi',
  'until-async',
  'msw',
  '@mswjs/interceptors',
  '@msw/url',
  'cookie',
  'rettime',
  '@faker-js/faker',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

/** Jest runs the tests of the workspace in which it was started, and of all workspaces if it was started in the repository's root. */
const roots = [process.cwd()];

/** Ignores `.data`, because a previous suite may have left its copy of the repository there. */
const modulePathIgnorePatterns = ['<rootDir>/\\.data/'];

/**
 * Node runs these tests without transformation and loads each module once per worker. That is possible because no test mocks a module and,
 * under `npm start`, all services share a process too. See docs/decisions/0039-test-each-push-fast-and-run-expensive-suites-nightly.md.
 */
const node = {
  displayName: 'node',
  roots,
  runner: 'jest-light-runner',
  setupFilesAfterEnv: [
    '<rootDir>/scripts/jest/declared-inputs.mjs',
    '<rootDir>/scripts/jest/time-limits.mjs',
  ],
  testMatch: [
    '<rootDir>/{packages/{contracts,service-kit,build-kit,api-mocks,pdf},tools/{harness-kit,release-kit,local,chaos,security,bench},services/*,gateway,page-renderer,deploy,e2e}/**/*.test.ts',
  ],
  transform: {},
  modulePathIgnorePatterns,
};

/** Jest's own runner in Node: it compiles each module, and loads it again for each test file. */
export const compiled = {
  roots,
  testEnvironment: 'node',
  transform: swc(false),
  transformIgnorePatterns,
  modulePathIgnorePatterns,
};

/** Each of these test files has its own compiler, because TypeScript's compiler keeps state per process that affects its results. */
const compiler = {
  ...compiled,
  displayName: 'compiler',
  testMatch: ['<rootDir>/tools/contract-compatibility/**/*.test.ts'],
};

export const browser = {
  roots,
  testEnvironment: '<rootDir>/packages/web-kit/test/browser-environment.js',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: swc(true),
  transformIgnorePatterns,
  modulePathIgnorePatterns,
  moduleNameMapper: { '\\.(css|woff2|svg)$': '<rootDir>/packages/ui/test/asset-stub.js' },
};

const web = {
  ...browser,
  displayName: 'web',
  testMatch: ['<rootDir>/{packages/{ui,web-kit},{shell,mfe-*}/{src,standalone,test}}/**/*.test.{ts,tsx}'],
};

export default { projects: [node, compiler, web], testTimeout: 30_000, maxWorkers: 2 };
