/** The allowed imports of each folder. scripts/check-fences.mjs checks every rule with a file that violates it. */

const wall = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const databaseAndWire = {
  group: ['express', 'mongodb', 'mongoose', 'amqplib'],
  message: 'Import database, web server and broker libraries only in repositories, app.ts and main.ts.',
};
const otherServices = {
  regex: '^@marquee/(identity|events|quotes|billing|gateway|local)(/|$)',
  message: 'A service uses another service only through messages and contracts.',
};
const kits = {
  regex: '^@marquee/(?!contracts)',
  message: 'Contracts import no other package of this repository.',
};
const barrel = {
  regex: '^date-fns$',
  message:
    'Import each function from its own path: the whole package costs every process 300 MB and a second.',
};
const product = {
  regex: '^@marquee/(?!contracts/(?:text-direction|format-dates)$)',
  message: 'The PDF package is independent of the product: services pass the content of documents.',
};
const platform = {
  group: [
    'react-router',
    'react-hook-form',
    '@hookform/*',
    '@reduxjs/toolkit',
    '@reduxjs/toolkit/*',
    'react-redux',
    '@module-federation/*',
  ],
  message: 'Import it from @marquee/web-kit: shared libraries are not tree-shaken, but the web kit is.',
};
const backEnd = {
  regex: '^@marquee/(service-kit|identity|events|quotes|billing|gateway|local)(/|$)',
  message: 'Front ends use services only through the contracts.',
};
const otherRemotes = {
  regex: '^@marquee/(mfe-|shell)',
  message: 'A micro-frontend does not import another.',
};
const otherFeatures = {
  regex: '^\\.\\./(?!\\.\\./)|^(\\.\\./)+features/',
  message: 'Features never import each other; pages compose them.',
};

const builders = {
  regex: '^(?!@marquee/(build-kit|web-kit)/)',
  message: 'Front ends are configured only through the build kit and the web kit.',
};
/** Rejects a second sharing policy, because two policies on one page would load React twice. */
const ownSharing = {
  selector: 'Property[key.name="shared"], Property[key.value="shared"]',
  message: 'Only the build kit declares shared packages: sharing-policy.ts.',
};
const lateImport = { selector: 'ImportExpression', message: builders.message };
const mocks = {
  regex: '^(msw|zocker|@faker-js/faker|@marquee/api-mocks)(/|$)|(^|/)standalone/',
  message: 'API mocks are only for standalone remotes: production code must not import them.',
};

const features = {
  regex: '(^|/)features/',
  message: 'Code that features share must not import a feature.',
};

const demo = {
  regex:
    '(^|/)fixtures/(demo|headings|pages)\\.ts$|(^@marquee/local|(^|/)tools/local/src)/demo/(?!(api-client|eventually)(\\.ts)?$)',
  message: 'A journey creates its own accounts: with services in separate processes, no demo data exists.',
};

/** Patterns that no file may use. A rule for one folder repeats them, because the last rule with the same name wins. */
export const shapes = [
  { selector: 'TSEnumDeclaration', message: 'Use a string union.' },
  { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
];

/** Rejects direct reads of the clock. Code gets `now` as an argument, so that tests and demo data can set the time. */
const clock = {
  'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Use `now` from deps.' }],
  'no-restricted-syntax': [
    'error',
    { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Use `now` from deps.' },
    ...shapes,
  ],
};

const services = 'services/*/src/**/*.ts';
const edges = ['services/*/src/**/*-repository.ts', 'services/*/src/app.ts', 'services/*/src/main.ts'];
const remotes = 'mfe-*/src/**/*.{ts,tsx}';

export const fences = [
  {
    files: [
      'packages/{build-kit,release-kit,harness-kit}/src/**',
      'gateway/src/**',
      'page-renderer/src/**',
      'tools/local/src/**',
    ],
    rules: wall([mocks]),
  },
  { files: ['packages/contracts/src/**'], rules: wall([kits, barrel, mocks]) },
  { files: ['packages/service-kit/src/**'], rules: wall([otherServices, mocks]) },
  { files: ['packages/pdf/src/**'], rules: wall([product, mocks]) },
  { files: [services], rules: { ...wall([databaseAndWire, otherServices, mocks]), ...clock } },
  { files: edges, rules: wall([otherServices, mocks]) },
  {
    files: ['services/*/src/main.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...shapes] },
  },
  {
    files: ['packages/ui/src/**'],
    rules: wall([
      {
        regex: '^@marquee/(?!contracts/(?:text-direction|format-dates)$)',
        message: 'The design system does not import product code.',
      },
      mocks,
    ]),
  },
  { files: ['packages/web-kit/src/**'], rules: wall([backEnd, otherRemotes, mocks]) },
  { files: [remotes, 'shell/src/**/*.{ts,tsx}'], rules: wall([platform, backEnd, otherRemotes, mocks]) },
  {
    files: ['mfe-*/src/features/**/*.{ts,tsx}', 'shell/src/features/**/*.{ts,tsx}'],
    rules: wall([platform, backEnd, otherRemotes, mocks, otherFeatures]),
  },
  {
    // The folder beside features/ and pages/ contains code that two features of one front end share.
    files: [remotes],
    ignores: ['mfe-*/src/{features,pages}/**'],
    rules: wall([platform, backEnd, otherRemotes, mocks, features]),
  },
  { files: ['shell/src/federation/**'], rules: wall([backEnd, otherRemotes, mocks]) },
  {
    // This code runs a remote alone, with API mocks.
    files: ['mfe-*/standalone/**', 'packages/api-mocks/src/**'],
    rules: wall([platform, backEnd, otherRemotes]),
  },
  { files: ['e2e/journeys/**/*.ts'], rules: wall([demo]) },
  {
    files: ['{shell,mfe-*}/webpack.config.ts'],
    rules: { ...wall([builders]), 'no-restricted-syntax': ['error', ownSharing, lateImport] },
  },
];
