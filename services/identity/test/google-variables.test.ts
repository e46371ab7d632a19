import { loadConfig } from '@marquee/service-kit/process/load-config';
import { z } from 'zod';
import { googleVariables, requireWholeGoogle } from '../src/google/google-variables.ts';

const schema = z.object({ ...googleVariables, PUBLIC_URL: z.string() }).superRefine(requireWholeGoogle);
const whole = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://marquee.test' };

describe('the variables of Google sign-in', () => {
  test('when only the client is given, then the addresses are Google’s own', () => {
    const config = loadConfig(schema, whole);

    expect(new URL(config.GOOGLE_AUTHORIZATION_URL).hostname).toBe('accounts.google.com');
    expect(new URL(config.GOOGLE_TOKEN_URL).hostname).toBe('oauth2.googleapis.com');
    expect(new URL(config.GOOGLE_USERINFO_URL).hostname).toBe('openidconnect.googleapis.com');
  });

  test('when there are none, then that is right as well: it is not set up', () => {
    expect(loadConfig(schema, { PUBLIC_URL: 'https://marquee.test' }).GOOGLE_CLIENT_ID).toBeUndefined();
  });

  test.each([
    ['the secret is left out', { GOOGLE_CLIENT_SECRET: '' }, /GOOGLE_CLIENT_SECRET: is missing/],
    ['the id is left out', { GOOGLE_CLIENT_ID: '' }, /GOOGLE_CLIENT_ID: is missing/],
    [
      'a stand-in is named in production',
      { GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token' },
      /GOOGLE_TOKEN_URL: must be https/,
    ],
    [
      'the address is another kind',
      { GOOGLE_USERINFO_URL: 'https://g.example/me' },
      /must end with \/userinfo/,
    ],
    ['Google is waited for longer than identity is', { GOOGLE_WAIT_MS: '10000' }, /GOOGLE_WAIT_MS/],
  ])('when %s, then it does not start', (_case, wrong, complaint) => {
    expect(() => loadConfig(schema, { ...whole, ...wrong })).toThrow(complaint);
  });
});
