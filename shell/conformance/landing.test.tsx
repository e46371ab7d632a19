import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { LandingPage } from '../src/pages/landing/landing-page.tsx';

describe('2 Landing page', () => {
  test('when it is open, then it shows a gallery of six pictures', () => {
    renderWithApp(<LandingPage />, { route: '/home' });

    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      'Wedding Elegance',
      'Birthday Celebrations',
      'Professional Setup',
      'Dance Floor Magic',
      'Special Moments',
      'Grand Events',
    ]);
  });
});
