import {
  aClientUser,
  anAdminUser,
  aProviderUser,
  aUserWithoutRole,
  renderWithApp,
} from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LandingPage } from '../src/pages/landing/landing-page.tsx';

describe('the landing page', () => {
  test.each([
    ['nobody', undefined, '/auth'],
    ['a provider', aProviderUser(), '/provider'],
    ['a client', aClientUser(), '/client'],
    ['a user without a role', aUserWithoutRole(), '/client'],
  ])(
    'when %s opens it, then the booking buttons lead to the sign-in, the provider dashboard or the client portal',
    async (_who, session, address) => {
      renderWithApp(<LandingPage />, { route: '/home', ...(session && { session }) });

      await waitFor(() => {
        for (const button of screen.getAllByRole('link', { name: 'Book Your Event' })) {
          expect(button).toHaveAttribute('href', address);
        }
      });
    },
  );

  test('when it is opened, then it shows the headline and the button for providers', () => {
    renderWithApp(<LandingPage />, { route: '/home' });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Dream Event Starts Here');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth?signUp=provider',
    );
  });

  test('when an operator opens it, then the first button leads to the console', async () => {
    renderWithApp(<LandingPage />, { route: '/home', session: anAdminUser() });

    const console = await screen.findByRole('link', { name: 'Open the Console' });

    expect(console).toHaveAttribute('href', '/admin');
    expect(within(screen.getByRole('region', { name: 'Welcome' })).getAllByRole('link')[0]).toBe(console);
  });

  test('when a client opens it, then it has no link to the console', () => {
    renderWithApp(<LandingPage />, { route: '/home', session: aClientUser() });

    expect(screen.queryByRole('link', { name: 'Open the Console' })).toBeNull();
  });
});
