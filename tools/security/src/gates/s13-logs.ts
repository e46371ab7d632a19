import type { Size } from '@marquee/harness-kit/gate';
import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCall, HttpCaller } from '@marquee/harness-kit/http-caller';

import { judgeLogs } from '../logs/judge-logs.ts';
import { sensitiveCalls } from '../logs/sensitive-calls.ts';
import { enableTwoFactor } from '../matrix/principals/two-factor.ts';
import type { TwoFactorSecrets } from '../matrix/principals/two-factor.ts';
import { requireSuccess, mailedLink } from '../matrix/context.ts';
import { signUpClient } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const lines: Record<Size, number> = { short: 1_000, full: 10_000 };
const phone = '+1 (646) 555-0187';
const atOnce = 8;
/** Variables that contain secrets of a deployment. */
const secretVariables = [
  'INTERNAL_SECRET',
  'LINK_SECRET',
  'SECOND_STEP_KEY',
  'ADMIN_PASSWORD',
  'ADMIN_TOTP_SECRET',
];

function targetOf(count: number): string {
  return `${count} log lines under load and errors: no secret, email or phone; every response carries its request id`;
}

export const s13: Gate = {
  id: 'S13',
  title: 'Logs',
  target: { short: targetOf(lines.short), full: targetOf(lines.full) },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const caller = createHttpCaller(product.url);
        const person = await signUpClient(caller);
        const context = { product, caller };
        const link = await mailedLink(context, person.email, 'verify');
        await requireSuccess(context, person.cookie, {
          method: 'POST',
          path: '/auth/verify-email',
          body: { token: link },
        });
        const twoFactor = await enableTwoFactor(context, person);
        const min = lines[setting.size];
        const answered = await repeatCalls(
          caller,
          sensitiveCalls(person, { phone, ...twoFactor }),
          () => product.logLines.length < min,
        );
        caller.stop();
        return judgeLogs(
          {
            lines: product.logLines,
            sensitiveValues: sensitiveValuesOf(product, { person, link, twoFactor }),
            answers: answered.length,
            withoutRequestId: answered.filter(({ requestId }) => !isId(requestId)).map(({ call }) => call),
            errors: product.logLines.filter((line) => /"status":[45]\d\d|"err":/.test(line)).length,
          },
          min,
        );
      },
      { logLevel: 'debug' },
    ),
};

type Answer = { call: string; requestId: unknown };

async function repeatCalls(
  caller: HttpCaller,
  calls: readonly HttpCall[],
  areMoreNeeded: () => boolean,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    // Sends each call at least once, even if there are enough lines already.
    while (next < calls.length || areMoreNeeded()) {
      const call = calls[next % calls.length];
      next += 1;
      if (call !== undefined) {
        const { headers } = await caller.send(call);
        answers.push({ call: `${call.method} ${call.path}`, requestId: headers['x-request-id'] });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f-]{32,36}$/.test(value);
}

/** The values by name, so that a report can state what leaked without repeating the value. */
function sensitiveValuesOf(
  { environment }: Product,
  { person, link, twoFactor }: { person: Person; link: string; twoFactor: TwoFactorSecrets },
): ReadonlyMap<string, string> {
  const { TOKEN_SIGNING_KEY = '{}' } = environment;
  const { d } = JSON.parse(TOKEN_SIGNING_KEY) as { d: string };
  return new Map([
    ...secretVariables.map((name) => [name, requireVariable(environment, name)] as const),
    ['the password', person.password],
    ['the email', person.email],
    ['the email, URL-encoded', encodeURIComponent(person.email)],
    ['the phone', phone],
    ['the phone without its plus', phone.slice(2)],
    ['the session’s cookie', /sid=([\w-]+)/.exec(person.cookie)?.[1] ?? person.cookie],
    ['the mailed link', link],
    ['the authenticator’s secret', twoFactor.secret],
    ...twoFactor.recoveryCodes.map((code, at) => [`recovery code ${at + 1}`, code] as const),
    ['the signing key', d],
  ]);
}

/** Throws if the variable is missing, because a search for an empty value would prove nothing. */
function requireVariable(environment: Product['environment'], name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set, so its absence from the log proves nothing`);
  }
  return value;
}
