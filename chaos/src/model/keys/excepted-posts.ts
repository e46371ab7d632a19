/** POST operations that are not asked to honour a key, by name, and why. */
export const exceptedPosts: Readonly<Record<string, string>> = {
  login: 'makes a session, whose secret is never kept: a repetition signs in once more',
  passSecondStep:
    'makes a session, whose secret is never kept: its half has ended, and who lost the answer signs in once more',
  offerSecondStep:
    'answers a secret, which is never kept: a repetition gets another one, and only that is good',
  logout: 'ends the session it comes with; a repetition finds none and is answered alike, whatever its key',
  startCheckout:
    'refuses everybody (409 checkout_unavailable) until there is a card processor: it makes nothing yet',
  deleteAccount:
    'ends the very session it comes with, and the account: a repetition is answered 401, whatever its key',
  changePassword:
    'ends the very session it comes with, whose successor’s secret is never kept: who lost the answer is answered 401 and signs in with the new password',
};
