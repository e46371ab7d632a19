import type { WindowName } from '@marquee/service-kit/throttle/limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { EmailQuotaRepository, EmailWindow } from './email-quota-repository.ts';
import type { EmailSlot, EmailSlotRepository } from './email-slot-repository.ts';

/** `quoteId` is set for an email about a version of a quote, which an email about a newer version replaces. */
export type SlotEmail = {
  id: string;
  quoteId?: string;
  senderId: string;
  emailKey: string;
  /** Whether the recipient has not written first, so that the narrower limits apply. */
  isUnsolicited: boolean;
  isNewSender: boolean;
};

type SlotDeps = {
  slots: EmailSlotRepository;
  quotas: EmailQuotaRepository;
  /** Called once for each limit that delays an email, for each such email. */
  onReached: (limit: WindowName) => void;
  now: () => Date;
};

/** In milliseconds. An email that would wait longer gets no send time. */
export const maxWaitMs = 7 * 24 * 3_600_000;

/**
 * Returns the first moment at which no limit is used up, so that the email may be sent, or the moment of the waiting email that this email
 * replaces. Null if there is no such moment within 7 days. A repeated call for the same email returns the same moment and counts once.
 */
export async function allocateSlot(deps: SlotDeps, email: SlotEmail): Promise<Date | null> {
  const { slots, now } = deps;
  const { id, quoteId, emailKey } = email;
  const known = await slots.get(id);
  if (known !== null) {
    return sendTimeOf(known);
  }
  // The email about a newer version gets the slot of the waiting version's email.
  const replaced = quoteId === undefined ? null : await slots.upcoming({ quoteId, emailKey }, now());
  const dueAt = replaced?.dueAt ?? (await findFirstFree(deps, email));
  const slot = {
    id,
    emailKey,
    ...(quoteId !== undefined && { quoteId }),
    ...(dueAt === null ? { dueAt: now(), isWithheld: true } : { dueAt }),
  };
  if (await slots.insertIfAbsent(slot)) {
    return dueAt;
  }
  // The call from the quotes service and the message about the quote ran concurrently, and the other of the two has allocated the slot.
  const allocated = await slots.get(id);
  const at = allocated === null ? dueAt : sendTimeOf(allocated);
  await releaseAll(deps, email, { places: dueAt, but: at });
  return at;
}

function sendTimeOf({ dueAt, isWithheld = false }: Pick<EmailSlot, 'dueAt' | 'isWithheld'>): Date | null {
  return isWithheld ? null : dueAt;
}

async function findFirstFree(deps: SlotDeps, email: SlotEmail): Promise<Date | null> {
  const { quotas, onReached, now } = deps;
  const last = now().getTime() + maxWaitMs;
  const reached = new Set<WindowName>();
  let [at, exhausted]: [Date, EmailWindow | null] = [now(), await reserveAll(quotas, email, now())];
  while (exhausted !== null) {
    reached.add(exhausted.limit);
    at = await quotas.nextFreeWindow(exhausted);
    if (at.getTime() > last) {
      break;
    }
    exhausted = await reserveAll(quotas, email, at);
  }
  reached.forEach(onReached);
  return exhausted === null ? at : null;
}

/** Reserves a place in the window of every limit that applies; returns null. If one is full, reserves nothing and returns that window. */
async function reserveAll(
  quotas: EmailQuotaRepository,
  email: SlotEmail,
  at: Date,
): Promise<EmailWindow | null> {
  const reserved: EmailWindow[] = [];
  for (const window of windowsOf(email, at)) {
    if (!(await quotas.reserve(window, email.id))) {
      await Promise.all(reserved.map((one) => quotas.release(one, email.id)));
      return window;
    }
    reserved.push(window);
  }
  return null;
}

/** Releases the places reserved at one moment, except those that the email needs at another moment. */
async function releaseAll(
  { quotas }: SlotDeps,
  email: SlotEmail,
  moments: { places: Date | null; but: Date | null },
): Promise<void> {
  const [reserved, needed] = [windowsOf(email, moments.places), windowsOf(email, moments.but)];
  const unneeded = reserved.filter(
    ({ limit, end }) =>
      !needed.some((other) => other.limit === limit && other.end.getTime() === end.getTime()),
  );
  await Promise.all(unneeded.map((window) => quotas.release(window, email.id)));
}

function windowsOf(email: SlotEmail, at: Date | null): EmailWindow[] {
  return at === null
    ? []
    : countedOf(email).map(([limit, who]) => ({ limit, who, end: endOfWindow(limit, at) }));
}

function countedOf({
  quoteId,
  senderId,
  emailKey,
  isUnsolicited,
  isNewSender,
}: SlotEmail): [WindowName, string][] {
  const pair = `${senderId} ${emailKey}`;
  if (!isUnsolicited) {
    return [['UNCONFIRMED_RECIPIENT_LIMIT', pair]];
  }
  const newSender: [WindowName, string][] = isNewSender ? [['UNSOLICITED_SENDER_LIMIT', senderId]] : [];
  return [
    ...newSender,
    ['UNSOLICITED_QUOTE_LIMIT', `${quoteId ?? ''} ${emailKey}`],
    ['UNSOLICITED_RECIPIENT_LIMIT', pair],
  ];
}
