/** POST operations that are not asked to honour a key, by name, and why. */
export const exceptedPosts: Readonly<Record<string, string>> = {
  login: 'makes a session, whose secret is never kept: a repetition signs in once more',
  logout: 'ends the session it comes with; a repetition finds none and is answered alike, whatever its key',
  startCheckout:
    'refuses everybody (409 checkout_unavailable) until there is a card processor: it makes nothing yet',
  deleteAccount:
    'ends the very session it comes with, and the account: a repetition is answered 401, whatever its key',
  changePassword:
    'ends the very session it comes with, whose successor’s secret is never kept: who lost the answer is answered 401 and signs in with the new password',
};
