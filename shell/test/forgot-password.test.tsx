import { forgotPassword } from '@marquee/contracts/auth-operations';
import { screen } from '@testing-library/react';
import { forgetPassword } from './sign-in-form.tsx';

describe('a forgotten password', () => {
  test('when the email address is invalid, then an error is shown and nothing is sent', async () => {
    const { user, form, calls } = await forgetPassword();
    await user.clear(form.getByLabelText('Email'));

    await user.type(form.getByLabelText('Email'), 'amara{Enter}');

    expect(await screen.findByRole('link', { name: /^Please enter a valid email address: / })).toBeVisible();
    expect(calls(forgotPassword)).toEqual([]);
  });
});
