import { raisedLimits } from '../src/stack/raised-limits.ts';

describe('raised limits', () => {
  test('when no names are given, then no limit can be reached, including those of sign-in', () => {
    expect(raisedLimits()).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '1000000',
      FORGOT_EMAIL_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000',
    });
  });

  test('when some stay as shipped, then the overrides of npm start for those are emptied', () => {
    expect(raisedLimits(['SIGN_IN_', 'CONNECTION_'])).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '',
      SIGN_IN_ADDRESS_LIMIT: '',
      CONNECTION_ADDRESS_LIMIT: '',
      SIGN_UP_EMAIL_LIMIT: '1000000',
    });
  });
});
