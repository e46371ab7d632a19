import { getCurrentUser, resendVerification, verifyEmail } from '@marquee/contracts/auth-operations';
import { aClientUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

type Visit = Parameters<typeof renderWithApp>[1];

async function confirm(options: Visit) {
  const app = renderWithApp(<AuthPage />, { route: '/auth?verify=t0ken', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Confirm E-mail' }));
  return app;
}

const done = answer(verifyEmail, undefined);
const message = 'This link is no longer valid. Please ask for a new one.';
const usedUp = refuse(verifyEmail, { status: 422, code: 'link_invalid', message });

describe('a mailed link that confirms an address', () => {
  test('when it is only opened, then nothing is confirmed yet', async () => {
    const { calls } = renderWithApp(<AuthPage />, { route: '/auth?verify=t0ken' });

    await screen.findByRole('button', { name: 'Confirm E-mail' });

    expect(calls(verifyEmail)).toEqual([]);
  });

  test('when a stranger confirms, then it says so and leads to the sign-in', async () => {
    const { calls } = await confirm({ answers: [done] });

    expect(await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(calls(verifyEmail).map(({ body }) => body)).toEqual([{ token: 't0ken' }]);
  });

  test('when the signed-in confirm, then the account is read again and the dashboard is next', async () => {
    const { calls } = await confirm({ session: aClientUser({ emailVerified: false }), answers: [done] });

    expect(await screen.findByRole('link', { name: 'Go to My Dashboard' })).toHaveAttribute('href', '/');
    expect(calls(getCurrentUser)).toHaveLength(2);
  });

  test('when the link is used up, then it says so', async () => {
    await confirm({ answers: [usedUp] });

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull();
  });

  test('when the link of the signed-in is used up, then they can have another', async () => {
    const resent = answer(resendVerification, { message: 'We have sent a link to amara@okafor.example.' });
    const { user } = await confirm({ session: aClientUser(), answers: [usedUp, resent] });

    await user.click(await screen.findByRole('button', { name: 'Send a New Link' }));

    expect(await screen.findByText('We have sent a link to amara@okafor.example.')).toBeVisible();
  });
});
