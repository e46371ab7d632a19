import { raisedLimits, shippedLimits } from '../src/stack/raised-limits.ts';

describe('raised limits', () => {
  test('when nothing is said, then each is out of reach, also those of signing in', () => {
    expect(raisedLimits()).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '1000000',
      FORGOT_EMAIL_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000',
    });
  });

  test('when some are to stay as they are shipped, then nothing is said about those', () => {
    const names = Object.keys(raisedLimits(['SIGN_IN_', 'FORGOT_']));

    expect(names.filter((name) => /^(SIGN_IN|FORGOT)_/.test(name))).toEqual([]);
    expect(names).toContain('SIGN_UP_EMAIL_LIMIT');
  });

  test('when some are to stay as they are shipped, then each has its declared count, whatever npm start raises', () => {
    expect(shippedLimits(['SIGN_IN_', 'SIGN_UP_EMAIL'])).toEqual({
      SIGN_IN_ACCOUNT_LIMIT: '5',
      SIGN_IN_ADDRESS_LIMIT: '50',
      SIGN_UP_EMAIL_LIMIT: '10',
    });
  });
});
