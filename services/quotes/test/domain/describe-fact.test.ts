import { describeFact } from '../../src/quotes/domain/describe-fact.ts';
import type { WithdrawalReason } from '../../src/quotes/domain/quote-change.ts';
import { after, aLine, aQuote, aQuoteIn } from '../support/a-quote.ts';

describe('the history’s texts', () => {
  test('when a line was added, then the text has its name and the new total', () => {
    const lineItem = aLine({ serviceName: 'Uplights', unitPriceCents: 90_050 });
    const quote = after(aQuote(), { type: 'line-item-added', lineItem });

    expect(describeFact({ type: 'line-item-added', lineItem }, quote)).toBe(
      'Uplights added: 2 lines, total $1,499.50',
    );
  });

  test('when a version was sent, then the text has its number and its price after the discount', () => {
    const sent = { type: 'sent-to-client', validUntil: '2026-04-01' } as const;
    const quote = after(aQuote({ discountCents: 4_950 }), sent);

    expect(describeFact(sent, quote)).toBe('Version 1 sent, total $549.50');
  });

  test('when terms changed, then the text has the discount and the validity', () => {
    const terms = { discountCents: 1_000, notes: '', validUntil: '2026-05-01' };

    expect(describeFact({ type: 'terms-changed', terms }, aQuote())).toBe(
      'Terms changed: discount $10.00, valid until May 1, 2026',
    );
  });

  test('when an acceptance discarded unsent changes, then the text lists them without typed text', () => {
    const lineItem = aLine({ serviceName: 'Uplights', unitPriceCents: 90_050 });
    const accepted = { type: 'accepted', version: 1 } as const;
    const quote = after(
      aQuoteIn('sent_to_client'),
      { type: 'line-item-added', lineItem },
      { type: 'terms-changed', terms: { discountCents: 5_000, notes: 'Lights too', validUntil: null } },
      accepted,
    );

    expect(describeFact(accepted, quote)).toBe(
      'Version 1 accepted, total $599.00. Unsent changes were discarded: 1 service added, discount $50.00, notes changed',
    );
  });

  test('when the quote was withdrawn, then the text gives the reason', () => {
    const textOf = (reason: WithdrawalReason) => describeFact({ type: 'withdrawn', reason }, aQuote());

    expect(textOf('event-cancelled')).toBe('Withdrawn: the event was cancelled');
    expect(textOf('account-deleted')).toBe('Withdrawn: an account was deleted');
  });
});
