import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from '../src/pages/not-found/not-found-page.tsx';
import { FounderPage } from '../src/pages/static/founder-page.tsx';
import { PrivacyPolicyPage } from '../src/pages/static/privacy-policy-page.tsx';
import { TermsPage } from '../src/pages/static/terms-page.tsx';

describe('an unknown address', () => {
  test('when it is opened, then the page reports an unknown address and links to the home page', () => {
    renderWithApp(<NotFoundPage />, { route: '/nowhere' });

    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
    expect(document.title).toBe('Page Not Found · Marquee');
  });

  test('when nobody is signed in, then the sign-in leads back to that address', async () => {
    renderWithApp(<NotFoundPage />, { route: '/admin/messages?tab=events' });

    expect(await screen.findByRole('link', { name: 'sign in' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fadmin%2Fmessages%3Ftab%3Devents',
    );
  });

  test('when a user is signed in, then the page does not offer the sign-in', async () => {
    renderWithApp(<NotFoundPage />, { route: '/nowhere', session: aClientUser() });

    expect(await screen.findByText('There is no page at this address.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'sign in' })).toBeNull();
  });
});

describe('static pages', () => {
  test.each([
    ['the privacy policy is', <PrivacyPolicyPage />, ['/home', '/terms']],
    ['the terms are', <TermsPage />, ['/home', '/privacy-policy']],
  ])('when %s opened, then the header links to home and the other legal page', (_name, page, links) => {
    renderWithApp(page);

    const header = within(screen.getByRole('main').querySelector('header') ?? document.body);
    expect(header.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  test('when the founder page is opened, then its links are shown', () => {
    renderWithApp(<FounderPage />);

    expect(screen.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
