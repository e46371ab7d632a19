import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AppFailure } from '../src/boundary/app-failure.tsx';

describe('failure page of the application', () => {
  test('when Reload is clicked, then it loads the current address, not the landing page', () => {
    window.history.replaceState(null, '', '/client-admin?tab=quotes');
    render(<AppFailure />);

    expect(screen.getByRole('link', { name: 'Reload' })).toHaveProperty('href', window.location.href);
  });
});
