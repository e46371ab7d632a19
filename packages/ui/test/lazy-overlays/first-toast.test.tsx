import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import { Toaster, notify } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// The only test in this file, because in a second test the toast library would already be loaded.
describe('the first toast', () => {
  test('when it is shown, then it appears in a live region that was already on the page', async () => {
    render(<Toaster />);
    const before = screen.getByRole('region', { name: /Notifications/ });

    notify({ title: 'Event Sent', description: 'Your event has been sent to the provider!' });

    expect(before).toHaveAttribute('aria-live', 'polite');
    const toast = await screen.findByText('Event Sent');
    expect(toast.closest('[aria-live]')).toHaveAccessibleName(before.getAttribute('aria-label') ?? '');
  });
});
