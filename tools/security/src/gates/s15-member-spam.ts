import type { Size } from '@marquee/harness-kit/gate';
import { limits } from '@marquee/service-kit/throttle/limits';

import { judgeSpam, max } from '../spam/judge-spam.ts';
import { sendSpam } from '../spam/send-spam.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const strangers: Record<Size, number> = { short: 24, full: 60 };

/** Email limits as shipped, because the local stack raises them. */
const shipped = Object.fromEntries(
  Object.entries(limits)
    .filter(([name]) =>
      /^(?:UNSOLICITED|UNCONFIRMED_RECIPIENT|SECURITY_NOTICE|VERIFICATION_MAIL|FORGOT_EMAIL)_/.test(
        `${name}_`,
      ),
    )
    .map(([name, { count }]) => [name, String(count)]),
);

function targetOf(count: number): string {
  return `a member writes to ${count} strangers: no email before the address is confirmed; then at most ${max.hour} an hour, ${max.recipient} a day to one person, ${max.quote} a day about one quote; ${max.owners} a day from one account to a partner who signed up under a stranger's address; ${max.links} links an hour to one address, no notice to an unconfirmed one; no link or hidden character of the member's`;
}

export const s15: Gate = {
  id: 'S15',
  title: 'Member spam',
  target: { short: targetOf(strangers.short), full: targetOf(strangers.full) },
  run: (setting) => {
    const count = strangers[setting.size];
    return withProduct(
      setting,
      async (product) => judgeSpam(await sendSpam(product, count), { strangers: count }),
      { environment: shipped },
    );
  },
};
