/**
 * An error answer to a request that is valid according to the API description, with the reason. A run prints the rules that it did not
 * need.
 */
export type Rule = { operation: string; status: 400 | 402 | 422; reason: string };

const ownPassword = 'the password is compared with that of the account';
const emailedToken = 'the token must be one that was emailed and has not expired';
const futureDate = 'the date must not have passed where the venue is';

export const rulesBeyondDescription: readonly Rule[] = [
  {
    operation: 'signUpClient',
    status: 400,
    reason: 'the confirmation repeats the password: a rule between two fields',
  },
  { operation: 'changePassword', status: 422, reason: ownPassword },
  { operation: 'offerSecondStep', status: 422, reason: ownPassword },
  { operation: 'renewRecoveryCodes', status: 422, reason: ownPassword },
  { operation: 'turnOffSecondStep', status: 422, reason: ownPassword },
  { operation: 'resetPassword', status: 422, reason: emailedToken },
  { operation: 'verifyEmail', status: 422, reason: emailedToken },
  { operation: 'createEvent', status: 422, reason: `${futureDate}, and the provider must have an account` },
  {
    operation: 'updateClientEvent',
    status: 422,
    reason: `${futureDate}, and the provider must have an account`,
  },
  { operation: 'createClientEvent', status: 422, reason: futureDate },
  {
    operation: 'addLineItem',
    status: 400,
    reason: 'the total is unit price times quantity: a rule between fields',
  },
  { operation: 'updateQuote', status: 422, reason: 'a discount must not exceed the total of the services' },
  { operation: 'suspendUser', status: 422, reason: 'operators cannot suspend themselves or each other' },
  { operation: 'approveQuoteForReview', status: 422, reason: 'the quote must have a service' },
  {
    operation: 'receiveStripeNotification',
    status: 400,
    reason: 'the body is signed with a secret of Stripe and the server',
  },
];
