import { getCurrentUser, resendVerification, verifyEmail } from '@marquee/contracts/auth-operations';
import { aClientUser, aProviderUser, answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';

type Visit = Parameters<typeof renderWithApp>[1];

async function confirm(options: Visit) {
  const app = renderWithApp(<AuthPage />, { route: '/auth?verify=t0ken', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Confirm Email' }));
  return app;
}

const done = answer(verifyEmail, undefined);
const message = 'This link is no longer valid. Please ask for a new one.';
const ofAnotherAccount = refuse(verifyEmail, {
  status: 422,
  code: 'link_of_another_account',
  message:
    'This link belongs to another account. Please sign out, and sign in to the account it was mailed for.',
});
const usedLink = refuse(verifyEmail, { status: 422, code: 'link_invalid', message });

describe('an emailed link that confirms an address', () => {
  test('when the user opens it, then the address is not confirmed yet', async () => {
    const { calls } = renderWithApp(<AuthPage />, { route: '/auth?verify=t0ken', session: aClientUser() });

    await screen.findByRole('button', { name: 'Confirm Email' });

    expect(calls(verifyEmail)).toEqual([]);
  });

  test('when nobody is signed in, then the page links to the sign-in, which leads back to the link', async () => {
    renderWithApp(<AuthPage />, { route: '/auth?verify=t0ken' });

    const signIn = await screen.findByRole('link', { name: 'Sign In' });

    expect(signIn).toHaveAttribute('href', '/auth?returnTo=%2Fauth%3Fverify%3Dt0ken');
    expect(screen.queryByRole('button', { name: 'Confirm Email' })).toBeNull();
  });

  test('when the signed-in user confirms, then the account is refetched and the page links to the dashboard', async () => {
    const { calls } = await confirm({ session: aClientUser({ emailVerified: false }), answers: [done] });

    expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toHaveFocus();
    expect(calls(verifyEmail).map(({ body }) => body)).toEqual([{ token: 't0ken' }]);
    expect(await screen.findByRole('link', { name: 'Go to My Dashboard' })).toHaveAttribute('href', '/');
    expect(calls(getCurrentUser)).toHaveLength(2);
  });

  test('when the address is already confirmed and the user confirms again, then the page reports that', async () => {
    await confirm({ session: aClientUser(), answers: [done] });

    const heading = { name: 'Your email address is already confirmed' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
  });

  test('when a provider confirms, then the page mentions the emails that were held until the confirmation', async () => {
    await confirm({ session: aProviderUser({ emailVerified: false }), answers: [done] });

    expect(await screen.findByText(/^We are now sending the emails that waited/)).toBeVisible();
    expect(screen.queryByText(/view and accept the quotes/)).toBeNull();
  });

  test('when the limit of links is reached, then the page shows when the next link can be sent', async () => {
    const busy = 'Please look for them in your mailbox. Please try again in 34 minutes.';
    const refused = refuse(resendVerification, { status: 429, code: 'too_many_attempts', message: busy });
    const { user } = await confirm({
      session: aClientUser({ emailVerified: false }),
      answers: [usedLink, refused],
    });

    await user.click(await screen.findByRole('button', { name: 'Send a New Link' }));

    expect(await screen.findByText(busy, { selector: 'p' })).toBeVisible();
  });

  test('when it belongs to another account, then the page reports that and offers no other link', async () => {
    await confirm({ session: aClientUser(), answers: [ofAnotherAccount] });

    expect(await screen.findByRole('alert')).toHaveTextContent('This link belongs to another account.');
    expect(screen.queryByRole('button', { name: 'Send a New Link' })).toBeNull();
  });

  test('when it was used or has expired, then the page reports that and can send another link', async () => {
    const resent = answer(resendVerification, { message: 'We have sent a link to amara@okafor.example.' });
    const { user } = await confirm({ session: aClientUser(), answers: [usedLink, resent] });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);

    await user.click(await screen.findByRole('button', { name: 'Send a New Link' }));

    expect(await screen.findByText('We have sent a link to amara@okafor.example.')).toBeVisible();
    expect(screen.getByText('Verification Email Sent')).toBeVisible();
  });
});
