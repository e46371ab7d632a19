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

/** These packages ship ES modules only; jest runs CommonJS, so they are transformed like our own code. */
const esmOnly = [
  'jose',
  '@date-fns/tz',
  'date-fns',
  'zod-openapi',
  'until-async',
  'oauth2-mock-server',
  'basic-auth',
  'unpdf',
  'get-port',
  'msw',
  '@mswjs/interceptors',
  '@msw/url',
  'cookie',
  'rettime',
  '@faker-js/faker',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

/** A suite that ran before may have left its copy of the repository there. */
const modulePathIgnorePatterns = ['<rootDir>/\\.data/'];

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{packages/{contracts,service-kit,build-kit,bar-kit,mock-kit,paper,release-kit,contract-check},services/*,gateway,local,deploy,e2e,chaos,security,bench}/**/*.test.ts',
  ],
  transform: swc(false),
  transformIgnorePatterns,
  modulePathIgnorePatterns,
  // It says where it lies to `import` only.
  moduleNameMapper: { '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs' },
};

const browser = {
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
  testMatch: ['<rootDir>/{packages/{ui,web-kit}/**,{shell,mfe-*}/{src,standalone,test}/**}/*.test.{ts,tsx}'],
};

/** Sentences of the specification that a component shows by itself; `npm run conformance` reads what they came to. */
const conformance = {
  ...browser,
  displayName: 'conformance',
  testMatch: ['<rootDir>/{shell,mfe-*}/conformance/**/*.test.{ts,tsx}'],
};

export default { projects: [node, web, conformance], testTimeout: 30_000 };
