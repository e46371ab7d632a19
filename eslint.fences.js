/** Who may import what. Each rule is proven on a file that breaks it in scripts/check-fences.mjs. */

const wall = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const databaseAndWire = {
  group: ['express', 'mongoose', 'amqplib'],
  message: 'Only repositories, app.ts and main.ts know the database, the web server and the broker.',
};
const otherServices = {
  regex: '^@marquee/(identity|events|quotes|billing|gateway|local)(/|$)',
  message: 'A service knows another only by its messages and contracts.',
};
const kits = {
  regex: '^@marquee/(?!contracts)',
  message: 'Contracts import nothing of ours.',
};
const product = {
  regex: '^@marquee/',
  message: 'Paper knows no product: the services say what stands on it.',
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
  message: 'Take it from @marquee/web-kit: shared libraries are not tree-shaken, a façade is.',
};
const backEnd = {
  regex: '^@marquee/(service-kit|identity|events|quotes|billing|gateway|local)(/|$)',
  message: 'The browser knows the services by the contracts only.',
};
const otherRemotes = {
  regex: '^@marquee/(mfe-|shell)',
  message: 'A micro-frontend does not import another.',
};
const otherFeatures = {
  regex: '^\\.\\./(?!\\.\\./)|^(\\.\\./)+features/',
  message: 'Features never import each other; pages compose them.',
};

const features = {
  regex: '(^|/)features/',
  message: 'What two features share knows neither of them.',
};

/** What no file of ours does; a rule for one folder repeats them, because the last rule of a name wins. */
export const shapes = [
  { selector: 'TSEnumDeclaration', message: 'Use a string union.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
];

/** The clock is an argument (`now`), so that tests and demo data can move it. */
const clock = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Take `now` from deps.' },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Take `now` from deps.' },
    ...shapes,
  ],
};

const services = 'services/*/src/**/*.ts';
const edges = ['services/*/src/**/*-repository.ts', 'services/*/src/app.ts', 'services/*/src/main.ts'];
const remotes = 'mfe-*/src/**/*.{ts,tsx}';

export const fences = [
  { files: ['packages/contracts/src/**'], rules: wall([kits]) },
  { files: ['packages/service-kit/src/**'], rules: wall([otherServices]) },
  { files: ['packages/paper/src/**'], rules: wall([product]) },
  { files: [services], rules: { ...wall([databaseAndWire, otherServices]), ...clock } },
  { files: edges, rules: wall([otherServices]) },
  {
    files: ['services/*/src/main.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...shapes] },
  },
  {
    files: ['packages/ui/src/**'],
    rules: wall([{ regex: '^@marquee/', message: 'The design system knows no product.' }]),
  },
  { files: ['packages/web-kit/src/**'], rules: wall([backEnd, otherRemotes]) },
  { files: [remotes, 'shell/src/**/*.{ts,tsx}'], rules: wall([platform, backEnd, otherRemotes]) },
  {
    files: ['mfe-*/src/features/**/*.{ts,tsx}', 'shell/src/features/**/*.{ts,tsx}'],
    rules: wall([platform, backEnd, otherRemotes, otherFeatures]),
  },
  {
    // Beside features/ and pages/ lies what two features of one front end share.
    files: [remotes],
    ignores: ['mfe-*/src/{features,pages}/**'],
    rules: wall([platform, backEnd, otherRemotes, features]),
  },
  { files: ['shell/src/federation/**'], rules: wall([backEnd, otherRemotes]) },
];
