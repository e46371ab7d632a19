import { keyConfig } from '@marquee/identity/config';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { loadConfig } from '@marquee/service-kit/process/load-config';

import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { readMails } from '../mail/mail-folder.ts';
import type { Stack } from '../stack/start-stack.ts';
import { twoMinutes } from './ask-again.ts';
import { createDemoCast } from './demo-cast.ts';
import { markDemoLoaded } from './demo-marker.ts';
import { loadDemo } from './load-demo.ts';
import { serviceEntrance } from './service-entrance.ts';
import { unlessTooBusy } from './too-busy.ts';

export type DemoPlace = {
  stack: Stack;
  environment: Environment;
  clock: Clock;
  isEmbedded: boolean;
  note: (text: string) => void;
};

/** Loads the demo into services that are not public yet, and marks it as loaded. Afterwards the clock is back in the present. */
export async function provideDemo({ stack, environment, clock, isEmbedded, note }: DemoPlace): Promise<void> {
  const { MONGODB_URL: mongodbUrl = '', MAIL_DIR: mailFolder = '' } = environment;
  const { TOKEN_SIGNING_KEY: key } = loadConfig(keyConfig, environment);
  const signer = createTokenSigner({ key, now: clock.now });
  const cast = createDemoCast(serviceEntrance({ addresses: stack.addresses, signer }, twoMinutes));
  const demo = {
    ...{ cast, clock, readMails: () => readMails(mailFolder) },
    ...{ untilSettled: untilGivenUp(stack, note), onAct: noteQuarters(note) },
  };

  await unlessTooBusy(() => loadDemo(demo), { isEmbedded });
  await markDemoLoaded(mongodbUrl);
}

/** Waits for messages and emails at each call until one wait takes too long, because a mail server may be unavailable for good. */
function untilGivenUp({ untilSettled }: Stack, note: (text: string) => void): () => Promise<void> {
  let isGivenUp = false;

  return async () => {
    if (!isGivenUp && !(await untilSettled())) {
      isGivenUp = true;
      note('Some messages or mails take long: they may carry a later date than their act');
    }
  };
}

/** Logs a line after each quarter except the last. */
function noteQuarters(note: (text: string) => void): (done: number, count: number) => void {
  let told = 0;

  return (done, count) => {
    const quarter = Math.floor((4 * done) / count);
    if (quarter > told && quarter < 4) {
      note(`Demo data: ${done} of ${count} acts, ${count - done} left`);
    }
    told = quarter;
  };
}
