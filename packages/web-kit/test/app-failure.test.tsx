import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AppFailure } from '../src/boundary/app-failure.tsx';

describe('the page when even the frame breaks', () => {
  test('when Reload is pressed, then it leads to the address that is shown, not to the landing page', () => {
    window.history.replaceState(null, '', '/client-admin?tab=quotes');
    render(<AppFailure />);

    expect(screen.getByRole('link', { name: 'Reload' })).toHaveProperty('href', window.location.href);
  });
});
