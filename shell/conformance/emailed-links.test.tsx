import { resetPassword } from '@marquee/contracts/auth-operations';
import { renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { getSummaryErrors } from '../test/get-summary-errors.ts';
import { fill } from '../test/fill.ts';

describe('2 Auth: emailed links', () => {
  test('when the new password breaks the rules of sign-up, then it is rejected', async () => {
    const { user, calls } = renderWithApp(<AuthPage />, { route: '/auth?reset=t0ken' });
    const form = within(await screen.findByRole('form', { name: 'Choose a new password' }));
    await fill(user, form, { Password: 'abc', 'Confirm Password': 'abc' });

    await user.click(form.getByRole('button', { name: 'Save New Password' }));

    expect(await getSummaryErrors(form)).toEqual([
      'Password must contain: at least 8 characters, one uppercase letter, one number, one special character',
    ]);
    expect(calls(resetPassword)).toEqual([]);
  });
});
