import { aClientUser, renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { PageTopBar } from '../src/frame/page-top-bar.tsx';

describe('2 Top bar', () => {
  test("when somebody is signed in, then 'Welcome,' and the first name", async () => {
    renderWithApp(<PageTopBar />, { session: aClientUser() });

    expect(await screen.findByText('Welcome, Amara')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });
});
