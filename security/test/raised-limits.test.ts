import { raisedLimits } from '../src/stack/raised-limits.ts';

describe('raised limits', () => {
  test('when nothing is said, then each is out of reach, also those of signing in', () => {
    expect(raisedLimits()).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '1000000',
      FORGOT_EMAIL_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000',
    });
  });

  test('when some are to stay as they are shipped, then what npm start sets for those is emptied', () => {
    expect(raisedLimits(['SIGN_IN_', 'CONNECTION_'])).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '',
      SIGN_IN_ADDRESS_LIMIT: '',
      CONNECTION_ADDRESS_LIMIT: '',
      SIGN_UP_EMAIL_LIMIT: '1000000',
    });
  });
});
