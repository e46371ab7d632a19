/**
 * Attacks on and failures of a third-party sign-in, each with identity's tests that show the defense. The titles must be complete, because
 * a part of a title may match other tests as well.
 */
export const topics: Readonly<Record<string, readonly string[]>> = {
  'the state is missing': [
    'the state of a sign-in with Google when the state is missing, then the sign-in has expired',
    'the state of a sign-in with Google when the state is empty, then the sign-in has expired',
  ],
  'the state is wrong': [
    'the state of a sign-in with Google when the state is made up, then the sign-in has expired',
    'the state of a sign-in with Google when another person’s browser sends the state, then the sign-in has expired, so nobody is signed in as a stranger',
    'the state of a sign-in with Google when the browser sends no cookie, then the sign-in has expired',
  ],
  'the state is replayed': [
    'the state of a sign-in with Google when the state is replayed, then the second sign-in has expired',
    'the state of a sign-in with Google when the state arrives twenty times at once, then one sign-in succeeds',
  ],
  'the code is used again': [
    'the code of a sign-in with Google when the code was already used, then the sign-in is rejected',
  ],
  'the proof key does not match': [
    'the code of a sign-in with Google when the code was issued for another PKCE challenge, then the sign-in is rejected',
  ],
  'the email is not verified': [
    'the address of a Google account when Google has not verified the address, then nobody is signed in and no account is created',
    'the address of a Google account when the Marquee account has never confirmed the address, then the person has to sign in with the password first',
  ],
  'the role or the account clashes': [
    'the address of a Google account when the address is the operator’s, then the sign-in is rejected because of the role',
    'the address of a Google account when the Marquee account is linked to another Google account, then the sign-in is rejected',
  ],
  'the way back leads elsewhere': [
    'the page to return to when `returnTo` is "https://evil.example/", then it is dropped',
    'the page to return to when `returnTo` is "//evil.example", then it is dropped',
  ],
  'the person declines': [
    'an error that Google returns when the user cancels, then the sign-in page says so and the requested page is kept',
  ],
  'the third party is slow': [
    'a failure of Google when Google does not answer, then the sign-in fails and no connection stays open',
    'a failure of Google when Google stops in the middle of its answer, then the sign-in fails and no connection stays open',
  ],
};
