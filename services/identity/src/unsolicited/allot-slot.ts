import type { WindowName } from '@marquee/service-kit/throttle/limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { RateLimits } from '@marquee/service-kit/throttle/rate-limits';
import type { MailSlotRepository } from './mail-slot-repository.ts';

export type QuoteMail = {
  id: string;
  quoteId: string;
  senderId: string;
  emailKey: string;
  isNewSender: boolean;
};

type SlotDeps = {
  slots: MailSlotRepository;
  /** Counts as if it were then. */
  ratesAt: (at: Date) => RateLimits;
  now: () => Date;
};

/** When the mail may go: the first moment at which no limit is used up. The same mail again has the same slot and counts once. */
export async function allotSlot(deps: SlotDeps, mail: QuoteMail): Promise<Date> {
  const { slots, now } = deps;
  const { id, quoteId, emailKey } = mail;
  const known = await slots.get(id);
  if (known !== null) {
    return known.dueAt;
  }
  // A newer version takes the place of the version that waits.
  const replaced = await slots.upcoming({ quoteId, emailKey }, now());
  const dueAt = replaced?.dueAt ?? (await firstFree(deps, mail));
  if (await slots.insertIfAbsent({ id, quoteId, emailKey, dueAt })) {
    return dueAt;
  }
  // The message and the question of quotes came at once, and the other one has counted.
  if (replaced === null) {
    await takeBackAll(deps.ratesAt(dueAt), limitsOf(mail));
  }
  return (await slots.get(id))?.dueAt ?? dueAt;
}

async function firstFree({ ratesAt, now }: SlotDeps, mail: QuoteMail): Promise<Date> {
  for (let at = now(); ;) {
    const usedUp = await countAll(ratesAt(at), mail);
    if (usedUp === null) {
      return at;
    }
    at = endOfWindow(usedUp, at);
  }
}

/** The limit that is used up, and then nothing is counted; null when the mail counts in every limit. */
async function countAll(rates: RateLimits, mail: QuoteMail): Promise<WindowName | null> {
  const counted: Counted[] = [];
  for (const [name, who] of limitsOf(mail)) {
    counted.push([name, who]);
    if (!(await rates.isWithin(name, who))) {
      await takeBackAll(rates, counted);
      return name;
    }
  }
  return null;
}

type Counted = readonly [limit: WindowName, who: string];

async function takeBackAll(rates: RateLimits, counted: readonly Counted[]): Promise<void> {
  await Promise.all(counted.map(([name, who]) => rates.takeBack(name, who)));
}

function limitsOf({ quoteId, senderId, emailKey, isNewSender }: QuoteMail): Counted[] {
  return [
    ['UNSOLICITED_QUOTE_LIMIT', `${quoteId} ${emailKey}`],
    ['UNSOLICITED_RECIPIENT_LIMIT', `${senderId} ${emailKey}`],
    ...(isNewSender ? [['UNSOLICITED_SENDER_LIMIT', senderId] as const] : []),
  ];
}
