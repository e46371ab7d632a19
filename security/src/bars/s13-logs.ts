import type { Size } from '@marquee/bar-kit/bar';
import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCall, HttpCaller } from '@marquee/bar-kit/http-caller';

import { judgeLogs } from '../logs/judge-logs.ts';
import { noiseOf } from '../logs/noise.ts';
import { turnOnSecondStep } from '../matrix/cast/second-step.ts';
import type { SecondStep } from '../matrix/cast/second-step.ts';
import { done, mailedLink } from '../matrix/cast/theatre.ts';
import { signUpClient } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import type { Product } from '../stack/start-product.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Bar } from './bar.ts';

const lines: Record<Size, number> = { short: 1_000, full: 10_000 };
const phone = '+1 (646) 555-0187';
const atOnce = 8;
/** Secrets of a deployment. */
const secretVariables = [
  'INTERNAL_SECRET',
  'LINK_SECRET',
  'SECOND_STEP_KEY',
  'ADMIN_PASSWORD',
  'ADMIN_TOTP_SECRET',
];

function askedOf(count: number): string {
  return `${count} log lines under load and errors: no secret, email or phone; every response carries its request id`;
}

export const s13: Bar = {
  id: 'S13',
  title: 'Logs',
  asked: { short: askedOf(lines.short), full: askedOf(lines.full) },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const caller = createHttpCaller(product.url);
        const person = await signUpClient(caller);
        const theatre = { product, caller };
        const link = await mailedLink(theatre, person.email, 'verify');
        await done(theatre, person.cookie, {
          method: 'POST',
          path: '/auth/verify-email',
          body: { token: link },
        });
        const secondStep = await turnOnSecondStep(theatre, person);
        const least = lines[setting.size];
        const answered = await makeNoise(
          caller,
          noiseOf(person, { phone, ...secondStep }),
          () => product.logLines.length < least,
        );
        caller.stop();
        return judgeLogs(
          {
            lines: product.logLines,
            told: whatWasTold(product, { person, link, secondStep }),
            answers: answered.length,
            withoutRequestId: answered.filter(({ requestId }) => !isId(requestId)).map(({ call }) => call),
            errors: product.logLines.filter((line) => /"status":[45]\d\d|"err":/.test(line)).length,
          },
          least,
        );
      },
      { logLevel: 'debug' },
    ),
};

type Answer = { call: string; requestId: unknown };

async function makeNoise(
  caller: HttpCaller,
  calls: readonly HttpCall[],
  isMoreAsked: () => boolean,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    // Runs each call at least once, even after enough lines.
    while (next < calls.length || isMoreAsked()) {
      const call = calls[next % calls.length];
      next += 1;
      if (call !== undefined) {
        const { headers } = await caller.send(call);
        answers.push({ call: `${call.method} ${call.path}`, requestId: headers['x-request-id'] });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return answers;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f-]{32,36}$/.test(value);
}

/** By name, so that a report can state what leaked without repeating it. */
function whatWasTold(
  { environment }: Product,
  { person, link, secondStep }: { person: Person; link: string; secondStep: SecondStep },
): ReadonlyMap<string, string> {
  const { TOKEN_SIGNING_KEY = '{}' } = environment;
  const { d } = JSON.parse(TOKEN_SIGNING_KEY) as { d: string };
  return new Map([
    ...secretVariables.map((name) => [name, given(environment, name)] as const),
    ['the password', person.password],
    ['the email', person.email],
    ['the email, encoded', encodeURIComponent(person.email)],
    ['the phone', phone],
    ['the phone without its plus', phone.slice(2)],
    ['the session’s cookie', /sid=([\w-]+)/.exec(person.cookie)?.[1] ?? person.cookie],
    ['the mailed link', link],
    ['the authenticator’s secret', secondStep.secret],
    ...secondStep.recoveryCodes.map((code, at) => [`recovery code ${at + 1}`, code] as const),
    ['the signing key', d],
  ]);
}

/** Fails for a missing variable, because searching for nothing would always succeed. */
function given(environment: Product['environment'], name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') {
    throw new Error(`${name} is not set, so nothing shows that it is not logged`);
  }
  return value;
}
