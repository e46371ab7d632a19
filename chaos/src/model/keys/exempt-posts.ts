/** POST operations that need not honor a key, by name, with the reason. */
export const exemptPosts: Readonly<Record<string, string>> = {
  login: 'creates a session, whose secret is not stored: a repetition signs in again',
  passSecondStep:
    'creates a session, whose secret is not stored: the pending session has ended, and after a lost answer the user signs in again',
  offerSecondStep:
    'returns a secret, which is not stored: a repetition returns a new one, and only the latest is valid',
  logout: 'ends the caller’s session; a repetition has no session and gets the same answer, whatever its key',
  reportRemotes: 'creates no record: the reports of browsers are counted, and the counts are approximate',
  startCheckout:
    'returns an address at the card processor, which is not stored: a repetition returns the checkout in progress',
  openBillingPortal:
    'returns an address at the card processor, which is not stored: a repetition opens the same portal again and creates nothing',
  startOnboarding:
    'returns an address at the card processor, which is not stored: a repetition returns the same account there',
  payInvoice:
    'returns an address at the card processor, which is not stored: a repetition returns the checkout in progress',
  cancelSubscription:
    'needs the card processor, which these services lack: tested with the Stripe emulator in local/test/billing',
  resumeSubscription:
    'needs the card processor, which these services lack: tested with the Stripe emulator in local/test/billing',
  receiveStripeNotification:
    'only Stripe calls it, without a key: each call reads the current state from Stripe (R13)',
  deleteAccount: 'ends the caller’s session and the account: a repetition is answered 401, whatever its key',
  changePassword:
    'ends the caller’s session and does not store the secret of the new one: a repetition after a lost answer is answered 401, and the user signs in with the new password',
};
