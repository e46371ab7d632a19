import { googleEmails } from '../src/google/google-users.ts';
import { startGoogleEmulator } from '../src/google/google-emulator.ts';
import type { GoogleEmulator } from '../src/google/google-emulator.ts';
import { provideGoogle } from '../src/google/provide-google.ts';

const callback = 'http://localhost:8080/api/auth/google/callback';

let google: GoogleEmulator;
beforeAll(async () => {
  google = await startGoogleEmulator({ publicUrl: 'http://localhost:8080' });
});
afterAll(() => google.stop());

function authorize(answers: Record<string, string>): Promise<Response> {
  const parameters = { redirect_uri: callback, response_type: 'code', state: '"><b>', ...answers };
  const query = new URLSearchParams(parameters).toString();
  return fetch(`${google.variables.GOOGLE_AUTHORIZATION_URL ?? ''}?${query}`, { redirect: 'manual' });
}

describe('the Google emulator', () => {
  test('when a sign-in starts, then a page asks for the person and keeps the parameters', async () => {
    const page = await (await authorize({})).text();

    expect(googleEmails.every((email) => page.includes(`Continue as ${email}`))).toBe(true);
    expect(page).toContain('name="state" value="&quot;&gt;&lt;b&gt;"');
  });

  test('when a person is chosen, then the emulator redirects with a code; when the person denies access, it redirects without a code', async () => {
    const back = new URL((await authorize({ email: 'noor@x.example' })).headers.get('location') ?? '');
    const no = new URL((await authorize({ answer: 'no' })).headers.get('location') ?? '');

    expect(back.searchParams.get('state')).toBe('"><b>');
    expect(back.searchParams.has('code')).toBe(true);
    expect([no.searchParams.get('error'), no.searchParams.has('code')]).toEqual(['access_denied', false]);
  });

  test('when the redirect address is unknown, then the emulator rejects the request', async () => {
    expect((await authorize({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
  });

  test('when a token was not issued by the emulator, then it is rejected', async () => {
    const headers = { authorization: 'Bearer made-up' };

    expect((await fetch(google.variables.GOOGLE_USERINFO_URL ?? '', { headers })).status).toBe(401);
  });

  test.each([
    ['the user has a client at Google', { GOOGLE_CLIENT_ID: 'mine', GOOGLE_CLIENT_SECRET: 'secret' }],
    ['the public URL is https', { PUBLIC_URL: 'https://marquee.example' }],
  ])('when %s, then there is no emulator', async (_case, given) => {
    expect(await provideGoogle({ publicUrl: 'http://localhost:8080', userEnvironment: given })).toEqual({});
  });
});
