import { codeOfPeriod, period, periodAt } from '@marquee/identity/two-factor/authenticator-codes';

import { localAdminSecret } from '../environment.ts';

type CodeRun = {
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  print: (text: string) => void;
};

/** Takes the place of the operator's authenticator: prints the current two-factor code for ADMIN_TOTP_SECRET. */
export async function runCode({ environment, now, print }: CodeRun): Promise<number> {
  const at = now();
  const { ADMIN_TOTP_SECRET: configured = '' } = environment;
  const secondsLeft = period - (Math.floor(at.getTime() / 1_000) % period);
  print(codeOfPeriod(configured === '' ? localAdminSecret : configured, periodAt(at)));
  print(`Valid for ${secondsLeft + period} seconds and for one sign-in.`);
  return 0;
}
