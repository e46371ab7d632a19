import { resetPassword } from '@marquee/contracts/auth-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { fill } from './fill.ts';

type Visit = Parameters<typeof renderWithApp>[1];

async function choose(passwords: [string, string], options: Visit = {}) {
  const app = renderWithApp(<AuthPage />, { route: '/auth?reset=t0ken', ...options });
  const form = within(await screen.findByRole('form', { name: 'Choose a new password' }));
  await fill(app.user, form, { Password: passwords[0], 'Confirm Password': passwords[1] });
  await app.user.click(form.getByRole('button', { name: 'Save New Password' }));
  return { ...app, form };
}

const done: Answer = answer(resetPassword, undefined);

describe('an emailed link to a password reset', () => {
  test.each([
    ['nobody is signed in', {}],
    ['a user is signed in', { session: aClientUser() }],
  ])(
    'when %s, then the password is set and the sign-in opens with a full page load',
    async (_case, options: Visit) => {
      const { calls, navigatedTo } = await choose(['Marquee-2!', 'Marquee-2!'], {
        ...options,
        answers: [done],
      });

      expect(calls(resetPassword).map(({ body }) => body)).toEqual([
        { token: 't0ken', password: 'Marquee-2!' },
      ]);
      expect(navigatedTo()).toBe('/auth');
      expect(sessionStorage.getItem('marquee.greeting')).toContain('Password Changed');
    },
  );

  test('when the two passwords differ, then an error is shown', async () => {
    const { form } = await choose(['Marquee-2!', 'Marquee-3!']);

    expect(await form.findByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  });

  test('when the link was used or has expired, then the page reports that, with links to a new request and to the sign-in', async () => {
    const message = 'This link is no longer valid. Please ask for a new one.';
    const refusal = refuse(resetPassword, { status: 422, code: 'link_invalid', message });
    const { navigatedTo, path, user } = await choose(['Marquee-2!', 'Marquee-2!'], { answers: [refusal] });

    expect(await screen.findByText('Reset Failed')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
    expect(navigatedTo()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Request a New Link' }));
    expect(path()).toBe('/auth');
    expect(await screen.findByRole('form', { name: 'Reset your password' })).toBeVisible();
  });
});
