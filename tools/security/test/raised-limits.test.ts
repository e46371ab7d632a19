import { raisedLimits } from '../src/stack/raised-limits.ts';

describe('raised limits', () => {
  test('when no names are given, then all limits are raised, including those of sign-in', () => {
    expect(raisedLimits()).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '1000000',
      FORGOT_EMAIL_LIMIT: '1000000',
      REQUEST_LIMIT: '1000000',
    });
  });

  test('when some limits stay as shipped, then the variables with which npm start raises them are empty', () => {
    expect(raisedLimits(['SIGN_IN_', 'CONNECTION_'])).toMatchObject({
      SIGN_IN_ACCOUNT_LIMIT: '',
      SIGN_IN_ADDRESS_LIMIT: '',
      CONNECTION_ADDRESS_LIMIT: '',
      SIGN_UP_EMAIL_LIMIT: '1000000',
    });
  });
});
