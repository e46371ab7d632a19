import { aClientUser, renderWithApp, byTextContent } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { Frame } from '../src/frame/frame.tsx';
import { PageTopBar } from '../src/frame/page-top-bar.tsx';

describe('2 Top bar', () => {
  test("when a user is signed in, then the bar shows 'Welcome,' and the first name", async () => {
    renderWithApp(<PageTopBar />, { session: aClientUser() });

    expect(await screen.findByText(byTextContent('Welcome, Amara'))).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  test('when the public quote is open, then the page has the top bar, on screen only', async () => {
    renderWithApp(<Frame>A quote</Frame>, { route: '/quote?quote=1' });

    const bar = await screen.findByRole('banner');

    expect(await within(bar).findByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
    expect(bar).toHaveAttribute('data-screen-only');
  });
});
