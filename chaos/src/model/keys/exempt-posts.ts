/** POST operations that need not honor a key, by name, with the reason. */
export const exemptPosts: Readonly<Record<string, string>> = {
  login: 'makes a session, whose secret is never kept: a repetition signs in once more',
  passSecondStep:
    'makes a session, whose secret is never kept: its half has ended, and who lost the answer signs in once more',
  offerSecondStep:
    'answers a secret, which is never kept: a repetition gets another one, and only that is good',
  logout: 'ends the session it comes with; a repetition finds none and is answered alike, whatever its key',
  reportRemotes: 'makes nothing: what browsers tell of remotes is counted, and by nature about right',
  startCheckout:
    'answers an address at the card processor, which is never kept: a repetition leads to the checkout that is under way',
  openBillingPortal:
    'answers an address at the card processor, which is never kept: a repetition opens the same portal once more, and makes nothing',
  startOnboarding:
    'answers an address at the card processor, which is never kept: a repetition leads to the same account there',
  payInvoice:
    'answers an address at the card processor, which is never kept: a repetition leads to the checkout that is under way',
  cancelSubscription:
    'needs the card processor, which is not here: shown with its stand-in in local/test/billing',
  resumeSubscription:
    'needs the card processor, which is not here: shown with its stand-in in local/test/billing',
  receiveStripeNotification:
    'called by Stripe alone, without a key: it asks how things stand, however often it is called (R13)',
  deleteAccount:
    'ends the very session it comes with, and the account: a repetition is answered 401, whatever its key',
  changePassword:
    'ends the very session it comes with, whose successor’s secret is never kept: who lost the answer is answered 401 and signs in with the new password',
};
