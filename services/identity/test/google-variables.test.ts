import { loadConfig } from '@marquee/service-kit/process/load-config';
import { z } from 'zod';
import { googleVariables, requireCompleteGoogleConfig } from '../src/google/google-variables.ts';

const schema = z
  .object({ ...googleVariables, PUBLIC_URL: z.string() })
  .superRefine(requireCompleteGoogleConfig);
const whole = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://marquee.test' };

describe('the variables of Google sign-in', () => {
  test('when only client id and secret are set, then the URLs are Google’s own', () => {
    const config = loadConfig(schema, whole);

    expect(new URL(config.GOOGLE_AUTHORIZATION_URL).hostname).toBe('accounts.google.com');
    expect(new URL(config.GOOGLE_TOKEN_URL).hostname).toBe('oauth2.googleapis.com');
    expect(new URL(config.GOOGLE_USERINFO_URL).hostname).toBe('openidconnect.googleapis.com');
  });

  test('when no variables are set, then the configuration is valid and Google sign-in is off', () => {
    expect(loadConfig(schema, { PUBLIC_URL: 'https://marquee.test' }).GOOGLE_CLIENT_ID).toBeUndefined();
  });

  test.each([
    ['the secret is missing', { GOOGLE_CLIENT_SECRET: '' }, /GOOGLE_CLIENT_SECRET: is missing/],
    ['the id is missing', { GOOGLE_CLIENT_ID: '' }, /GOOGLE_CLIENT_ID: is missing/],
    [
      'an emulator is configured in production',
      { GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token' },
      /GOOGLE_TOKEN_URL: must be https/,
    ],
    [
      'the userinfo URL has another path',
      { GOOGLE_USERINFO_URL: 'https://g.example/me' },
      /must end with \/userinfo/,
    ],
    ['the timeout for Google is as long as the gateway’s', { GOOGLE_WAIT_MS: '10000' }, /GOOGLE_WAIT_MS/],
  ])('when %s, then the process does not start', (_case, wrong, complaint) => {
    expect(() => loadConfig(schema, { ...whole, ...wrong })).toThrow(complaint);
  });
});
