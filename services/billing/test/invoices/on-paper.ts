import { amountCents } from './machine-acts.ts';
import type { Act } from './machine-acts.ts';

/** The reference model: whether the invoice was sent or voided, what was paid and refunded, and what is pending at the processor. */
export type Paper = {
  sent: boolean;
  void: boolean;
  paid: number;
  given: number;
  /** The part that the processor refunded. */
  givenToCard: number;
  notes: string[];
  payment: string;
  isByCard: boolean;
  checkout: string | null;
  asked: { id: string; cents: number } | null;
};

export const blankPaper: Paper = {
  ...{ sent: false, void: false, paid: 0, given: 0, givenToCard: 0, notes: [], payment: '' },
  ...{ isByCard: false, checkout: null, asked: null },
};

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** The model after the action; null: rejected. */
export function onPaper(paper: Paper, act: Act): Paper | null {
  switch (act.kind) {
    case 'send':
      return paper.void || paper.paid > 0 ? null : { ...paper, sent: true };
    case 'pay':
      return isOwed(paper) ? { ...paper, paid: amountCents, payment: act.id } : again(paper, act.id);
    case 'refund':
      return refund(paper, act, paper.isByCard);
    case 'offline':
      return refund(paper, act, false);
    case 'void':
      return paper.paid > 0 ? null : { ...paper, void: true };
    case 'cancel':
    case 'leave':
      return paper.paid > 0 ? paper : { ...paper, void: true };
    case 'erase':
      return paper;
    case 'open':
      return isOwed(paper) ? { ...paper, checkout: paper.checkout ?? act.id } : null;
    case 'look':
      return paper.checkout === act.id ? look(paper, act) : paper;
    case 'made':
      return made(paper, act);
    case 'declined':
      return paper.asked?.id === act.id ? { ...paper, asked: null } : paper;
  }
}

function isOwed(paper: Paper): boolean {
  return paper.sent && !paper.void && paper.paid === 0;
}

function again(paper: Paper, id: string): Paper | null {
  return paper.payment === id ? paper : null;
}

function refund(paper: Paper, { id, cents }: { id: string; cents: number }, isToCard: boolean): Paper | null {
  if (paper.notes.includes(id) || paper.asked?.id === id) {
    return paper;
  }
  const given = paper.given + cents;
  if (paper.paid === 0 || given > paper.paid || paper.asked !== null) {
    return null;
  }
  return isToCard ? { ...paper, asked: { id, cents } } : { ...paper, given, notes: [...paper.notes, id] };
}

/** A payment without a debt is still to be refunded. */
function look(paper: Paper, { id, found }: Of<'look'>): Paper {
  if (found !== 'paid') {
    return found === 'open' ? paper : { ...paper, checkout: null };
  }
  const paid = { paid: amountCents, payment: id, isByCard: true, checkout: null };
  return isOwed(paper) ? { ...paper, ...paid } : paper;
}

/** The processor refunds at most the rest, and of a request exactly its amount. */
function made(paper: Paper, act: Of<'made'>): Paper {
  const { asked, isByCard, notes } = paper;
  const isAsked = asked?.id === act.id;
  const cents = isAsked ? asked.cents : act.cents;
  const [given, givenToCard] = [paper.given + cents, paper.givenToCard + cents];
  const isPossible = isByCard && !notes.includes(act.id) && givenToCard <= paper.paid;
  return isPossible
    ? { ...paper, given, givenToCard, notes: [...notes, act.id], asked: isAsked ? null : asked }
    : paper;
}

/** The compared state of an invoice. */
export type Seen = {
  status: string;
  given: number;
  kept: number;
  tooMuch: number;
  number: number | null;
  notes: string[];
  checkout: string | null;
  asked: string | null;
  /** Whether a check at the processor is pending. */
  isWaiting: boolean;
};

export function seenOnPaper(paper: Paper): Seen {
  const { sent, paid, given, checkout } = paper;
  const asked = paper.asked?.id ?? null;
  return {
    ...{ status: statusOf(paper), given, kept: Math.max(0, paid - given), number: sent ? 7 : null },
    tooMuch: Math.max(0, given - paid),
    notes: paper.notes.map((_note, index) => `7-${index + 1}`),
    ...{ checkout, asked, isWaiting: checkout !== null || asked !== null },
  };
}

function statusOf({ sent, void: isVoid, paid, given }: Paper): string {
  if (isVoid) {
    return 'void';
  }
  if (paid === 0) {
    return sent ? 'sent' : 'draft';
  }
  return given === 0 ? 'paid' : given >= paid ? 'refunded' : 'partly_refunded';
}
