import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { isOfferWithdrawn } from '../../src/quotes/domain/quote.ts';
import { withdrawOffer } from '../../src/quotes/domain/withdraw-offer.ts';
import { after, aQuoteIn } from '../support/a-quote.ts';

const revision = {
  type: 'terms-changed',
  terms: { discountCents: 0, notes: 'Now with lights', validUntil: null },
} as const;
const resend = [
  revision,
  { type: 'approved-for-review' },
  { type: 'sent-to-client', validUntil: '2026-04-09' },
] as const;

describe('withdraw the sent version of a quote', () => {
  test.each([
    ['sent once', [], 1],
    ['sent twice', resend, 2],
    ['being edited', [revision], 1],
    ['approved again', [revision, { type: 'approved-for-review' }], 1],
  ] as const)('when the quote is %s, then the last sent version is withdrawn', (_case, changes, version) => {
    const quote = after(aQuoteIn('sent_to_client'), ...changes);

    expect(withdrawOffer(quote)).toEqual({ type: 'offer-withdrawn', version });
  });

  test('when it was withdrawn already, then nothing changes', () => {
    const quote = after(aQuoteIn('sent_to_client'), { type: 'offer-withdrawn', version: 1 });

    expect(withdrawOffer(quote)).toBeNull();
  });

  test.each(['draft', 'approved_for_review'] as const)(
    'when the quote is %s and was never sent, then the withdrawal is rejected',
    (status) => {
      expect(refusalOf(() => withdrawOffer(aQuoteIn(status)))).toMatchObject({
        ...{ kind: 'conflict', code: 'quote_not_sent', message: 'This quote has not been sent yet' },
      });
    },
  );
});

describe('the sent version of a quote', () => {
  const sent = aQuoteIn('sent_to_client');
  const withdrawal = { type: 'offer-withdrawn', version: 1 } as const;

  test.each([
    ['was never sent', aQuoteIn('draft'), false],
    ['was sent', sent, false],
    ['is being edited', after(sent, revision), false],
    ['was withdrawn', after(sent, withdrawal), true],
    ['was withdrawn and edited', after(sent, withdrawal, revision), true],
    ['was withdrawn and sent again', after(sent, withdrawal, ...resend), false],
    ['was sent again and is being edited', after(sent, ...resend, revision), false],
  ])(
    'when the quote %s, then the version is withdrawn only until the next send',
    (_case, quote, isWithdrawn) => {
      expect(isOfferWithdrawn(quote)).toBe(isWithdrawn);
    },
  );

  test('when an earlier release changed the sent quote, then the version is withdrawn', () => {
    const { sentVersions } = sent;

    expect(isOfferWithdrawn({ sentVersions, sentAt: null })).toBe(true);
  });
});
