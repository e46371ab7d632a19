import type { WindowName } from '@marquee/service-kit/throttle/limits';
import { endOfWindow } from '@marquee/service-kit/throttle/rate-limits';
import type { MailPlaceRepository, MailWindow } from './mail-place-repository.ts';
import type { MailSlot, MailSlotRepository } from './mail-slot-repository.ts';

/** `quoteId`: set for an email about a version of a quote; an email about a newer version replaces it. */
export type SlotMail = {
  id: string;
  quoteId?: string;
  senderId: string;
  emailKey: string;
  /** The recipient has not written first, so the narrower limits apply. */
  isUnasked: boolean;
  isNewSender: boolean;
};

type SlotDeps = {
  slots: MailSlotRepository;
  places: MailPlaceRepository;
  /** Called once per email for each limit that delays it. */
  onReached: (limit: WindowName) => void;
  now: () => Date;
};

/** In milliseconds. An email that would wait longer gets no slot. */
export const longestWait = 7 * 24 * 3_600_000;

/**
 * When the email may be sent: the first moment at which no limit is used up; null when there is none within 7 days. A repeated call for the
 * same email returns the same slot and counts once.
 */
export async function allotSlot(deps: SlotDeps, mail: SlotMail): Promise<Date | null> {
  const { slots, now } = deps;
  const { id, quoteId, emailKey } = mail;
  const known = await slots.get(id);
  if (known !== null) {
    return goesAt(known);
  }
  // A newer version takes the slot of the waiting version.
  const replaced = quoteId === undefined ? null : await slots.upcoming({ quoteId, emailKey }, now());
  const dueAt = replaced?.dueAt ?? (await firstFree(deps, mail));
  const slot = {
    id,
    emailKey,
    ...(quoteId !== undefined && { quoteId }),
    ...(dueAt === null ? { dueAt: now(), isWithheld: true } : { dueAt }),
  };
  if (await slots.insertIfAbsent(slot)) {
    return dueAt;
  }
  // The message and the request of quotes came at once, and the other one has allotted the slot.
  const allotted = await slots.get(id);
  const at = allotted === null ? dueAt : goesAt(allotted);
  await giveBackAll(deps, mail, { places: dueAt, but: at });
  return at;
}

function goesAt({ dueAt, isWithheld = false }: Pick<MailSlot, 'dueAt' | 'isWithheld'>): Date | null {
  return isWithheld ? null : dueAt;
}

async function firstFree(deps: SlotDeps, mail: SlotMail): Promise<Date | null> {
  const { places, onReached, now } = deps;
  const last = now().getTime() + longestWait;
  const reached = new Set<WindowName>();
  let [at, usedUp]: [Date, MailWindow | null] = [now(), await takeAll(places, mail, now())];
  while (usedUp !== null) {
    reached.add(usedUp.limit);
    at = await places.endOfFull(usedUp);
    if (at.getTime() > last) {
      break;
    }
    usedUp = await takeAll(places, mail, at);
  }
  reached.forEach(onReached);
  return usedUp === null ? at : null;
}

/** The full window; the email then has a place in none. Null when it has a place in the window of every limit. */
async function takeAll(places: MailPlaceRepository, mail: SlotMail, at: Date): Promise<MailWindow | null> {
  const taken: MailWindow[] = [];
  for (const window of windowsOf(mail, at)) {
    if (!(await places.take(window, mail.id))) {
      await Promise.all(taken.map((one) => places.giveBack(one, mail.id)));
      return window;
    }
    taken.push(window);
  }
  return null;
}

/** Returns the places at one moment, except those that the email needs at another. */
async function giveBackAll(
  { places }: SlotDeps,
  mail: SlotMail,
  moments: { places: Date | null; but: Date | null },
): Promise<void> {
  const [taken, needed] = [windowsOf(mail, moments.places), windowsOf(mail, moments.but)];
  const spare = taken.filter(
    ({ limit, end }) =>
      !needed.some((other) => other.limit === limit && other.end.getTime() === end.getTime()),
  );
  await Promise.all(spare.map((window) => places.giveBack(window, mail.id)));
}

function windowsOf(mail: SlotMail, at: Date | null): MailWindow[] {
  return at === null
    ? []
    : countedOf(mail).map(([limit, who]) => ({ limit, who, end: endOfWindow(limit, at) }));
}

function countedOf({
  quoteId,
  senderId,
  emailKey,
  isUnasked,
  isNewSender,
}: SlotMail): [WindowName, string][] {
  const pair = `${senderId} ${emailKey}`;
  if (!isUnasked) {
    return [['UNCONFIRMED_RECIPIENT_LIMIT', pair]];
  }
  const newSender: [WindowName, string][] = isNewSender ? [['UNSOLICITED_SENDER_LIMIT', senderId]] : [];
  return [
    ...newSender,
    ['UNSOLICITED_QUOTE_LIMIT', `${quoteId ?? ''} ${emailKey}`],
    ['UNSOLICITED_RECIPIENT_LIMIT', pair],
  ];
}
