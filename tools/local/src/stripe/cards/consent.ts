import type { Decline } from './test-cards.ts';

/** The card owner's answer to the bank, which some cards require before they are used. */
export type Consent = 'not-asked' | 'given' | 'denied';

export const notAuthenticated: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
