import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { AppFailure } from '../src/boundary/app-failure.tsx';

describe('failure page of the application', () => {
  test('when it is shown, then Reload is a link to the current address, not to the landing page', () => {
    window.history.replaceState(null, '', '/client-admin?tab=quotes');
    render(<AppFailure />);

    expect(screen.getByRole('link', { name: 'Reload' })).toHaveProperty('href', window.location.href);
  });
});
