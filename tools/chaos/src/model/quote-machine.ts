import type { QuoteAction } from './actions/all-actions.ts';
import { payableOf, validUntilOf } from './state.ts';
import type { QuoteState } from './state.ts';
import { step } from './step.ts';
import type { Outcome, Rule } from './step.ts';

export function quoteAfter(quote: QuoteState, action: QuoteAction, today: number): Outcome<QuoteState> {
  const { offer, versions, isSent, isApproved, answer, isAccepted, archivedBy } = quote;
  const closed = [isAccepted || archivedBy !== null, 409] as const;
  const relined = (lines: readonly number[], status: number, ...before: Rule[]): Outcome<QuoteState> => {
    const rules = [...before, closed, [payableOf({ ...offer, lines }) < 0, 422]] as const;
    return step(quote, rules, { offer: { ...offer, lines }, isSent: false, isApproved: false }, status);
  };
  switch (action.type) {
    case 'add-line':
      return relined([...offer.lines, action.cents * action.quantity], 201, [!action.hasCorrectTotal, 400]);
    case 'remove-line': {
      const gone = [action.line >= offer.lines.length, 200] as const;
      return relined(offer.lines.toSpliced(action.line, 1), 200, gone);
    }
    case 'rename':
      return step(quote, [[action.name === quote.name, 200], closed], { name: action.name });
    case 'change-terms': {
      const isAsShown = action.validUntil === undefined || action.validUntil === validUntilOf(quote);
      const validUntil = isAsShown ? offer.validUntil : (action.validUntil ?? null);
      const { discountCents = offer.discountCents, notes = offer.notes } = action;
      const next = { ...offer, discountCents, notes, validUntil };
      const rules = [[JSON.stringify(next) === JSON.stringify(offer), 200], closed] as const;
      const change = { offer: next, isSent: false, isApproved: isApproved && !isSent };
      return step(quote, [...rules, [payableOf(next) < 0, 422]], change);
    }
    case 'approve': {
      const rules = [closed, [isSent, 409], [isApproved, 200], [offer.lines.length === 0, 422]] as const;
      return step(quote, rules, { isApproved: true });
    }
    case 'send-quote': {
      const version = { ...offer, validUntil: offer.validUntil ?? today + 30 };
      const rules = [closed, [isSent, 200], [!isApproved, 409], [version.validUntil < today, 422]] as const;
      const change = { isSent: true, answer: null, versions: [...versions, version] };
      return step(quote, rules, change);
    }
    case 'withdraw-quote': {
      const rules = [closed, [answer === 'withdrawn', 200], [versions.length === 0, 409]] as const;
      return step(quote, rules, { isSent: false, isApproved: false, answer: 'withdrawn' });
    }
    case 'accept': {
      const last = versions.at(-1);
      const isStanding = last !== undefined && answer === null && archivedBy === null;
      const isExpired = (last?.validUntil ?? today) < today;
      const stale = [!isStanding || action.version === 'next', 409] as const;
      // Acceptance replaces an unsent working copy by the accepted version.
      const accepted = isSent ? offer : { ...offer, ...last };
      const change = { isAccepted: true, isSent: true, isApproved: true, offer: accepted };
      return step(quote, [stale, [isAccepted, 200], [isExpired, 409]], change);
    }
    case 'archive':
      return step(quote, [[archivedBy === 'system', 409]], { archivedBy: 'provider' });
  }
}
