// Checks that the rules of eslint.fences.js reject lines that violate them, so that a rule without effect is noticed, and that they accept
// permitted lines.
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { fences } from '../eslint.fences.js';

const violations = [
  ['packages/contracts/src/x.ts', "import '@marquee/ui';"],
  ['packages/contracts/src/x.ts', "import 'date-fns';"],
  ['packages/service-kit/src/x.ts', "import '@marquee/quotes/service';"],
  ['packages/pdf/src/x.ts', "import '@marquee/contracts/quotes';"],
  ['services/quotes/src/quotes/x.ts', "import 'mongoose';"],
  ['services/quotes/src/quotes/x.ts', "import 'mongodb';"],
  ['services/quotes/src/quotes/x.ts', "import '@marquee/events/service';"],
  ['services/quotes/src/quotes/x-repository.ts', "import '@marquee/events/service';"],
  ['services/quotes/src/quotes/x.ts', 'Date.now();'],
  ['services/quotes/src/quotes/x.ts', 'new Date();'],
  ['packages/ui/src/x.ts', "import '@marquee/web-kit';"],
  ['packages/ui/src/x.ts', "import '@marquee/contracts/quotes';"],
  ['packages/web-kit/src/x.ts', "import '@marquee/service-kit/domain-error';"],
  ['mfe-client/src/x.ts', "import 'react-router';"],
  ['mfe-client/src/x.ts', "import 'react-redux';"],
  ['mfe-client/src/x.ts', "import '@reduxjs/toolkit/query';"],
  ['mfe-client/src/x.ts', "import 'react-hook-form';"],
  ['mfe-client/src/x.ts', "import '@module-federation/enhanced/runtime';"],
  ['mfe-client/webpack.config.ts', 'remoteConfig({ shared: { react: {} } });'],
  ['mfe-client/webpack.config.ts', "remoteConfig({ 'shared': ['react'] });"],
  ['mfe-client/webpack.config.ts', "import '@module-federation/enhanced/webpack';"],
  ['mfe-client/webpack.config.ts', "await import('webpack');"],
  ['mfe-client/src/x.ts', "import '@marquee/mfe-provider';"],
  ['mfe-client/src/features/quotes/x.ts', "import '../events/y.ts';"],
  ['mfe-client/src/features/quotes/x.ts', "import '../../features/events/y.ts';"],
  ['mfe-provider/src/event-actions/x.ts', "import '../features/quotes/y.ts';"],
  ['mfe-provider/src/x.ts', "import './features/quotes/y.ts';"],
  ['mfe-provider/src/event-actions/x.ts', "import 'react-router';"],
  ['services/quotes/src/main.ts', 'enum Status { Draft }'],
  ['shell/src/x.ts', "import '@marquee/identity/service';"],
  ['shell/src/federation/x.ts', "import '@marquee/mfe-client';"],
  ['mfe-client/src/x.ts', "import '@marquee/api-mocks/sample';"],
  ['mfe-client/src/bootstrap.tsx', "import '../standalone/scenario.ts';"],
  ['mfe-client/src/pages/x.tsx', "import 'msw/browser';"],
  ['mfe-provider/src/features/quotes/x.ts', "import '@faker-js/faker';"],
  ['packages/web-kit/src/x.ts', "import '@marquee/api-mocks/sample';"],
  ['packages/ui/src/x.ts', "import 'msw';"],
  ['packages/build-kit/src/x.ts', "import '@marquee/api-mocks/sample';"],
  ['services/quotes/src/quotes/x.ts', "import '@marquee/api-mocks/sample';"],
  ['shell/src/federation/x.ts', "import 'msw';"],
  ['mfe-client/standalone/x.ts', "import '@marquee/mfe-provider';"],
  ['packages/api-mocks/src/x.ts', "import '@marquee/quotes/service';"],
  ['e2e/journeys/x.spec.ts', "import '../fixtures/demo.ts';"],
  ['e2e/journeys/actions/x.ts', "import '../../fixtures/demo.ts';"],
  ['e2e/journeys/x.spec.ts', "import '../fixtures/pages.ts';"],
  ['e2e/journeys/x.spec.ts', "import '../fixtures/headings.ts';"],
  ['e2e/journeys/x.spec.ts', "import '@marquee/local/demo/people';"],
  ['e2e/journeys/x.spec.ts', "import '../../tools/local/src/demo/people.ts';"],
];
const allowed = [
  ['packages/ui/src/x.ts', "import '@marquee/contracts/text-direction';"],
  ['packages/pdf/src/x.ts', "import '@marquee/contracts/text-direction';"],
  ['services/quotes/src/quotes/x-repository.ts', "import 'mongoose';"],
  ['services/quotes/src/main.ts', 'new Date();'],
  ['mfe-client/src/features/quotes/x.ts', "import './y.ts';"],
  ['mfe-provider/src/features/quotes/x.ts', "import '../../event-actions/y.ts';"],
  ['mfe-provider/src/pages/x.ts', "import '../features/quotes/y.ts';"],
  ['shell/src/federation/x.ts', "import '@module-federation/enhanced/runtime';"],
  ['mfe-client/webpack.config.ts', "import '@marquee/build-kit/remote-config';"],
  ['shell/webpack.config.ts', "import '@marquee/web-kit/contract-version';"],
  ['mfe-client/standalone/x.ts', "import '@marquee/api-mocks/sample';"],
  ['e2e/accessibility/x.spec.ts', "import '../fixtures/demo.ts';"],
  ['e2e/journeys/x.spec.ts', "import '../fixtures/people.ts';"],
  ['e2e/journeys/x.spec.ts', "import '@marquee/local/demo/api-client';"],
  ['e2e/journeys/x.spec.ts', "import '@marquee/local/demo/eventually';"],
];

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, ...fences],
});

async function isRejected([filePath, code]) {
  const [result] = await eslint.lintText(code, { filePath });
  return result.errorCount > 0;
}

const failures = [];
for (const violation of violations) {
  if (!(await isRejected(violation))) {
    failures.push(`not rejected: ${violation.join(': ')}`);
  }
}
for (const accepted of allowed) {
  if (await isRejected(accepted)) {
    failures.push(`rejected: ${accepted.join(': ')}`);
  }
}
for (const failure of failures) {
  console.error(failure);
}
console.log(
  `${violations.length + allowed.length - failures.length} of ${violations.length + allowed.length} fences hold`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
