import { admin } from './support/identity-kit.ts';
import {
  answerGoogle,
  aStranger,
  goToGoogle,
  signInWithGoogle,
  startWithGoogle,
} from './support/google-kit.ts';
import type { IdentityWithGoogle } from './support/google-kit.ts';

let google: IdentityWithGoogle;
beforeAll(async () => {
  google = await startWithGoogle();
});
afterAll(() => google.stop());

async function refusals() {
  return (await google.identity.trail()).filter(({ act }) => act === 'sign-in-refused');
}

describe('a rejected sign-in with Google', () => {
  test('when the sign-in is for an existing account, then the trail records the rejection', async () => {
    await signInWithGoogle(google.aBrowser(), admin);

    expect(await refusals()).toMatchObject([
      { outcome: 'refused', actor: 'nobody', subject: { kind: 'account' }, subjectName: admin.email },
    ]);
  });

  test('when no account has the address, then the trail contains a hash of the address', async () => {
    const before = await refusals();
    const stranger = { ...aStranger(), isConfirmed: false };

    await signInWithGoogle(google.aBrowser(), stranger);

    const known = new Set(before.map(({ id }) => id));
    const added = (await refusals()).filter(({ id }) => !known.has(id));
    expect(added).toMatchObject([{ outcome: 'refused', subject: { kind: 'email-hash' } }]);
    expect(JSON.stringify(added)).not.toContain(stranger.email);
  });

  test('when Google has not identified a person, then the trail records nothing', async () => {
    const before = await refusals();
    const browser = google.aBrowser();

    const path = await answerGoogle(await goToGoogle(browser), { answer: 'no' });
    const { location } = await browser.visit(path);

    expect(location).toBe('/auth?notice=google-denied');
    expect(await refusals()).toEqual(before);
  });
});
