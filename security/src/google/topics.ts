const timely = 'then the sign-in page says so in time, and nothing stays open';

/**
 * What can go wrong during a third-party sign-in, with the full titles of identity's tests that show it: a part of a title could match
 * other cases as well.
 */
export const topics: Readonly<Record<string, readonly string[]>> = {
  'the state is missing': [
    'the state when it is missing, then the way back has expired',
    'the state when it is empty, then the way back has expired',
  ],
  'the state is wrong': [
    'the state when it is made up, then the way back has expired',
    'the state when somebody else’s browser brings it, then it has expired there: nobody is signed in as a stranger',
    'the state when the browser brings no cookie, then it has expired',
  ],
  'the state is replayed': [
    'the state when it is replayed, then the second time has expired',
    'the state when it comes twenty times at once, then one goes in',
  ],
  'the code is used again': ['the code when it was used before, then it is refused'],
  'the proof key does not match': [
    'the code when it was given for another challenge, then it is refused: PKCE',
  ],
  'the email is not verified': [
    'the address when Google has not verified it, then nobody is signed in and nothing is made',
    'the address when an account here has never confirmed it, then its owner signs in with the password first',
  ],
  'the role or the account clashes': [
    'the address when it is the operator’s, then the role forbids it',
    'the address when another Google account had it before, then it does not take over',
  ],
  'the way back leads elsewhere': [
    'the place to go to when it is "https://evil.example/", then it is dropped: no open redirect',
    'the place to go to when it is "//evil.example", then it is dropped: no open redirect',
  ],
  'the person declines': [
    'Google says no when the user cancels, then it says so and where they wanted to go is kept',
  ],
  'the third party is slow': [
    `a Google that does not answer when it says nothing, ${timely}`,
    `a Google that does not answer when it stops in the middle, ${timely}`,
  ],
};
