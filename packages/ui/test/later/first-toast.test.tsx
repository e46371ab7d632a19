import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import { Toaster, notify } from '../../src/index.ts';

configure({ asyncUtilTimeout: 10_000 });

// One test in its file: what it waits for would be there already in a second one.
describe('the first toast', () => {
  test('when it is told, then it comes into the place that is announced, which was there before it', async () => {
    render(<Toaster />);
    const before = screen.getByRole('region', { name: /Notifications/ });

    notify({ title: 'Event Sent', description: 'Your event has been sent to the provider!' });

    expect(before).toHaveAttribute('aria-live', 'polite');
    const toast = await screen.findByText('Event Sent');
    expect(toast.closest('[aria-live]')).toHaveAccessibleName(before.getAttribute('aria-label') ?? '');
  });
});
