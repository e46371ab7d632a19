import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { countAnswers } from '../../e2e/schemathesis/count-answers.ts';
import { coverageFaults, coverageOf, unneededRules } from '../../e2e/schemathesis/judge-answers.ts';
import { operationsOf } from '../../e2e/schemathesis/operations-of.ts';
import { prepareDescription } from '../../e2e/schemathesis/prepare-description.ts';
import { rulesBeyondDescription } from '../../e2e/schemathesis/rules-beyond-description.ts';
import { toConfiguration } from '../../e2e/schemathesis/to-configuration.ts';
import { cookiesByRole } from '../../e2e/fixtures/cookies-by-role.ts';
import { getCurrentUser } from '../../packages/contracts/src/auth-operations.ts';
import { describeMachine } from '../../tools/harness-kit/src/describe-machine.ts';
import { raisedLimits } from '../../tools/security/src/stack/raised-limits.ts';
import { root } from '../setup/paths.mjs';
import { schemathesisVersion } from '../setup/schemathesis.mjs';
import { emptyOutcome } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** The checks that Schemathesis makes on each response. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'positive_data_acceptance',
  'unsupported_method',
];

/**
 * Operations that would end the session of the run: a sign-out, the deletion of the account, the end of a listed session (which may be the
 * run's own), and a sign-up, which replaces the session. They are called only without a session. `deleteAccount` and `endSession` need a
 * session and are therefore not tested here.
 */
const endsSession = ['logout', 'deleteAccount', 'endSession', 'signUpClient', 'signUpProvider'];

/** With the same seed, the same version and the same description, every run generates the same requests. */
const seed = 20_260_701;
const maxExamples = 25;
const requestTimeoutSeconds = 20;

/**
 * Sends requests generated from the API description of the running product, as each role in turn. Each role counts as a test. Prints the
 * rules that reject valid requests, which the description does not contain, if no request has reached them.
 */
export function runSchemathesis(context, { schemathesis }) {
  return withProduct(context, { env: raisedLimits() }, async (url) => {
    console.log(`Schemathesis ${schemathesisVersion}, seed ${seed}, checks ${checks.join(', ')}`);
    const cookies = await cookiesByRole(url);
    const files = await writeInputs(context, url);
    const results = [];
    // The operator is last, because the operator may suspend the accounts of the other roles.
    for (const role of ['anyone', 'client', 'provider', 'admin']) {
      results.push(await runAs(role, { context, schemathesis, url, files, cookie: cookies[role] ?? null }));
    }
    const unneeded = unneededRules(
      rulesBeyondDescription,
      results.map(({ answers }) => answers),
    );
    // An unreached rule is not a failure, because each run has other ids and these determine whether a request reaches a rule.
    unneeded.forEach((rule) => console.log(rule));
    writeReport(results);
    const failed = results
      .filter(({ faults }) => faults.length > 0)
      .map(({ role, faults }) => `as ${role}: ${faults.join('; ')}`);
    return { ...emptyOutcome, passed: results.length - failed.length, failed };
  });
}

/** Writes Schemathesis's inputs: the description from which it generates requests, and the expected rejections of valid requests. */
async function writeInputs({ dataFolder }, url) {
  const description = join(dataFolder, 'openapi.json');
  const configuration = join(dataFolder, 'schemathesis.toml');
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  writeFileSync(description, JSON.stringify(prepareDescription(document)));
  writeFileSync(configuration, toConfiguration(rulesBeyondDescription));
  return { description, configuration };
}

async function runAs(role, { context, schemathesis, url, files, cookie }) {
  const log = join(context.dataFolder, `schemathesis-${role}.log`);
  const report = join(context.dataFolder, `schemathesis-${role}.ndjson`);
  const args = argumentsFor({ role, url, files, cookie, report });
  const code = await runToFile({ context, schemathesis, args, log });
  const closing = closingLines(readFileSync(log, 'utf8'));
  console.log(`\nAs ${role}\n${closing}`);
  const isStillSignedIn = cookie === null || (await hasSession(url, cookie));
  const answers = await countAnswers(createInterface({ input: createReadStream(report) }));
  const own = operationsOf(role).filter((name) => cookie === null || !endsSession.includes(name));
  const reach = coverageOf(answers, own);

  return {
    role,
    closing,
    answers,
    reached: `${reach.succeeded.length} of its ${own.length} operations succeeded`,
    faults: [
      ...coverageFaults(reach, own),
      ...(code === 0 ? [] : [`exit code ${code}`]),
      // Without a session the responses to the remaining requests prove nothing.
      ...(isStillSignedIn ? [] : ['a request ended the session of the run']),
    ],
  };
}

function argumentsFor({ role, url, files, cookie, report }) {
  return [
    ...['--config-file', files.configuration, 'run', files.description, '--url', url],
    ...['--no-color', '--workers', '1', '--report-ndjson-path', report],
    ...['--checks', checks.join(','), '--seed', String(seed), '--max-examples', String(maxExamples)],
    ...['--request-timeout', String(requestTimeoutSeconds), '--suppress-health-check', 'all'],
    // Passes a real session, because generated cookies would only test rejected sessions.
    ...(cookie === null ? [] : ['--header', `Cookie: ${cookie}`]),
    ...['--generation-with-security-parameters', 'false'],
    // A browser sends `Origin` with every write, and the gateway rejects writes without it.
    ...['--header', `Origin: ${url}`, '--generation-database', 'none'],
    ...(cookie === null
      ? operationsOf(role).flatMap((operation) => ['--include-operation-id', operation])
      : endsSession.flatMap((operation) => ['--exclude-operation-id', operation])),
  ];
}

/** Writes the output to a file, because it is too long for the nightly run's log. Resolves to the exit code. */
async function runToFile({ context, schemathesis, args, log }) {
  const output = openSync(log, 'w');
  try {
    const child = context.children.start({
      role: 'schemathesis',
      command: schemathesis.command,
      args: [...schemathesis.args, ...args],
      graceMs: 2_000,
      options: {
        cwd: context.dataFolder,
        stdio: ['ignore', output, output],
        env: { ...process.env, ...schemathesis.env },
      },
    });
    return await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    closeSync(output);
  }
}

/** Returns the end of the output, from the first failure or the summary on. Failures include the failing request. */
function closingLines(text) {
  const lines = text.trimEnd().split('\n');
  const heading = lines.findIndex((line) => /^=+ (FAILURES|ERRORS|SUMMARY) =+$/.test(line));
  return lines.slice(heading < 0 ? -20 : heading).join('\n');
}

async function hasSession(url, cookie) {
  const { path, status } = getCurrentUser;
  const response = await fetch(`${url}/api${path}`, { headers: { cookie } });
  return response.status === status;
}

function writeReport(results) {
  const parts = results.map(
    ({ role, reached, closing }) => `## As ${role}\n\n${reached}.\n\n\`\`\`text\n${closing}\n\`\`\`\n`,
  );
  const file = join(root, 'docs', 'reports', 'schemathesis.md');
  mkdirSync(join(root, 'docs', 'reports'), { recursive: true });
  writeFileSync(
    file,
    `# Requests made from the API's description

Written by \`npm run nightly -- schemathesis\` on ${new Date().toISOString().slice(0, 10)}: the closing lines of Schemathesis ${schemathesisVersion}, with seed ${seed},
${maxExamples} examples at most for each operation and the checks ${checks.join(', ')}. Not called with a session: ${endsSession.join(', ')}.

- ${describeMachine('the database that npm start chooses').split('\n').join('\n- ')}

${parts.join('\n')}`,
  );
}
