import { createHash } from 'node:crypto';

export type Decline = { code: string; declineCode?: string; message: string };

/** How a card behaves: `asks` requires a confirmation at its first use; `fails-later` can be stored, but not charged. */
type Behavior = { type: 'succeeds' | 'asks' } | { type: 'fails-later' | 'fails'; decline: Decline };

export type TestCard = { number: string; brand: string; behavior: Behavior };

const succeeds = { type: 'succeeds' } as const;
const refused: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const declined = (code: string, message: string): Behavior => ({
  type: 'fails',
  decline: { code, message },
});

/** Those of Stripe's documented test numbers whose behavior matters for a subscription or an invoice. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behavior: succeeds },
  { number: '5555555555554444', brand: 'mastercard', behavior: succeeds },
  { number: '378282246310005', brand: 'amex', behavior: succeeds },
  { number: '4000002500003155', brand: 'visa', behavior: { type: 'asks' } },
  { number: '4000000000000341', brand: 'visa', behavior: { type: 'fails-later', decline: refused } },
  { number: '4000000000000002', brand: 'visa', behavior: { type: 'fails', decline: refused } },
  {
    number: '4000000000009995',
    brand: 'visa',
    behavior: {
      type: 'fails',
      decline: {
        code: 'card_declined',
        declineCode: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    behavior: declined('expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    behavior: declined('incorrect_cvc', 'Your card’s security code is incorrect.'),
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    behavior: declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
];

/** Constant per number, so that a stored card can be found again. */
export function fingerprintOf(number: string): string {
  return createHash('sha256').update(`stand-in ${number}`).digest('base64url').slice(0, 16);
}

const byFingerprint = new Map(testCards.map((card) => [fingerprintOf(card.number), card.behavior]));

export function behaviorOf(fingerprint: string): Behavior {
  return byFingerprint.get(fingerprint) ?? { type: 'fails', decline: refused };
}
