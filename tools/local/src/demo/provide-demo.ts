import { keyConfig } from '@marquee/identity/config';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { readEmails } from '../mail/email-folder.ts';
import type { Stack } from '../stack/start-stack.ts';
import { retryForTwoMinutes } from './retry-while-busy.ts';
import { createDemoUsers } from './demo-users.ts';
import { markDemoLoaded } from './demo-marker.ts';
import { loadDemo } from './load-demo.ts';
import { directServiceAccess } from './direct-service-access.ts';
import { withTooBusyAdvice } from './too-busy.ts';

export type DemoContext = {
  stack: Stack;
  environment: Environment;
  clock: Clock;
  isEmbedded: boolean;
  note: (text: string) => void;
};

/** Loads the demo into services that are not public yet, and marks it as loaded. Afterwards the clock is back in the present. */
export async function provideDemo({
  stack,
  environment,
  clock,
  isEmbedded,
  note,
}: DemoContext): Promise<void> {
  const { MONGODB_URL: mongodbUrl = '', MAIL_DIR: mailFolder = '' } = environment;
  const { TOKEN_SIGNING_KEY: key } = loadConfig(keyConfig, environment);
  const signer = createTokenSigner({ key, now: clock.now });
  const users = createDemoUsers(
    directServiceAccess({ addresses: stack.addresses, signer }, retryForTwoMinutes),
  );
  const demo = {
    ...{ users, clock, readEmails: () => readEmails(mailFolder) },
    ...{ untilSettled: settleUntilTimeout(stack, note), onStep: logQuarters(note) },
  };

  await withTooBusyAdvice(() => loadDemo(demo), { isEmbedded });
  await markDemoLoaded(mongodbUrl);
}

/** Waits for messages and emails. After one wait has timed out, later calls do not wait, because the mail server may stay unavailable. */
function settleUntilTimeout({ untilSettled }: Stack, note: (text: string) => void): () => Promise<void> {
  let hasTimedOut = false;

  return async () => {
    if (!hasTimedOut && !(await untilSettled())) {
      hasTimedOut = true;
      note('Some messages or emails are late: their dates may be later than those of their causes');
    }
  };
}

/** Logs a line after each quarter except the last. */
function logQuarters(note: (text: string) => void): (done: number, count: number) => void {
  let loggedQuarter = 0;

  return (done, count) => {
    const quarter = Math.floor((4 * done) / count);
    if (quarter > loggedQuarter && quarter < 4) {
      note(`Demo data: ${done} of ${count} steps, ${count - done} left`);
    }
    loggedQuarter = quarter;
  };
}
