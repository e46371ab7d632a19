import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { getSummaryErrors } from '../test/get-summary-errors.ts';
import { fill } from '../test/fill.ts';
import { amara, openClientSignUp, openProviderSignUp, sunsetSound } from '../test/sign-up-forms.tsx';

describe('5 Sign-up', () => {
  test('when the client form is submitted empty, then each of its six fields is required', async () => {
    const { form, create, calls } = await openClientSignUp();

    await create();

    expect(await getSummaryErrors(form)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Password is required',
      'Passwords do not match',
    ]);
    expect(form.getByRole('alert')).toHaveFocus();
    expect(calls(signUpClient)).toEqual([]);
  });

  test('when the provider form is submitted empty, then only its four mandatory fields are required', async () => {
    const { form, create, calls } = await openProviderSignUp();

    await create();

    expect(await getSummaryErrors(form)).toEqual([
      'Business name is required',
      'Email is required',
      'Password is required',
      'Passwords do not match',
    ]);
    expect(calls(signUpProvider)).toEqual([]);
  });

  test('when a provider omits the optional fields, then the account is created', async () => {
    const created = answer(signUpProvider, aProviderUser());
    const { user, form, create, calls, navigatedTo } = await openProviderSignUp([created]);
    await fill(user, form, sunsetSound);

    await create();

    const [sent] = calls(signUpProvider);
    expect(signUpProvider.body.parse(sent?.body)).toMatchObject({ businessName: 'Sunset Sound Co.' });
    expect(navigatedTo()).toBe('/provider');
  });
});

describe('5 Password on signup', () => {
  test.each([
    ['at least 8 characters', 'Abcde1!'],
    ['one uppercase letter', 'abcdefg1!'],
    ['one lowercase letter', 'ABCDEFG1!'],
    ['one number', 'Abcdefgh!'],
    ['one special character', 'Abcdefgh1'],
  ])('when the password breaks a rule (%s), then the error names that rule', async (missing, password) => {
    const { user, form } = await openClientSignUp();

    await user.type(form.getByLabelText('Password'), password);
    await user.tab();

    expect(await form.findByText(`Password must contain: ${missing}`)).toBeVisible();
  });

  test('when the password breaks several rules, then one message names them all', async () => {
    const { user, form, create } = await openProviderSignUp();
    await fill(user, form, { ...sunsetSound, Password: 'abc', 'Confirm Password': 'abc' });

    await create();

    expect(await getSummaryErrors(form)).toEqual([
      'Password must contain: at least 8 characters, one uppercase letter, one number, one special character',
    ]);
  });

  test('when the password is one of the most common, then the error names the rule that the password breaks', async () => {
    const { user, form, create, calls } = await openClientSignUp();
    await fill(user, form, { ...amara, Password: 'Trustno1', 'Confirm Password': 'Trustno1' });

    await create();

    expect(await getSummaryErrors(form)).toEqual(['Password must contain: one special character']);
    expect(calls(signUpClient)).toEqual([]);
  });

  test("when the confirmation differs, then the error is 'Passwords do not match'", async () => {
    const { user, form, create, calls } = await openClientSignUp();
    await fill(user, form, { ...amara, 'Confirm Password': 'Another-one-7!' });

    await create();

    expect(await getSummaryErrors(form)).toEqual(['Passwords do not match']);
    expect(calls(signUpClient)).toEqual([]);
  });
});

describe('9 Provider plan', () => {
  beforeEach(() => {
    // The specification's text applies until October 1, 2025.
    jest.useFakeTimers({ now: new Date('2025-09-30T12:00:00-04:00'), advanceTimers: true });
  });

  afterEach(async () => {
    await act(() => jest.runOnlyPendingTimersAsync());
    jest.useRealTimers();
  });

  test('when a provider signs up, then the form shows $99 per month, free until October 1, 2025', async () => {
    await openProviderSignUp();

    expect(screen.getByText(/^\$99 per month, free until October 1, 2025\./)).toBeVisible();
  });
});
