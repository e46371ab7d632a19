import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, notify } from '../src/index.ts';
import '../src/testing.ts';

describe('toast', () => {
  test('when it appears, then it is in a polite live region, with its description', async () => {
    render(<Toaster />);

    notify({ title: 'Event Sent', description: 'Your event has been sent to the provider!' });

    expect(await screen.findByText('Event Sent')).toBeInTheDocument();
    expect(
      screen.getByText('Your event has been sent to the provider!').closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'polite');
  });

  test('when there is a detail, then it has its own element beside the description', async () => {
    render(<Toaster />);

    notify({ title: 'Event Created', description: 'It was created', detail: 'Send it to a provider' });

    expect(await screen.findByText('It was created')).toBeInTheDocument();
    expect(screen.getByText('Send it to a provider')).toBeInTheDocument();
  });

  test('when a second toast appears, then it replaces the first', async () => {
    render(<Toaster />);
    notify({ title: 'Event Sent' });
    await screen.findByText('Event Sent');

    notify({ title: 'Error', description: 'Failed to accept quote', kind: 'destructive' });

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.queryByText('Event Sent')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('when a toast without a description replaces a toast with one, then the description disappears', async () => {
    render(<Toaster />);
    notify({ title: 'Quote Sent', description: 'To Marta Reyes' });
    await screen.findByText('To Marta Reyes');

    notify({ title: 'URL Copied' });

    await screen.findByText('URL Copied');
    expect(screen.queryByText('To Marta Reyes')).not.toBeInTheDocument();
  });

  test('when the user closes it, then it disappears', async () => {
    render(<Toaster />);
    notify({ title: 'Service Added' });
    await screen.findByText('Service Added');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => {
      expect(screen.queryByText('Service Added')).not.toBeInTheDocument();
    });
  });

  test('when its action is clicked, then the action runs once and the toast closes', async () => {
    render(<Toaster />);
    let undone = 0;
    notify({ title: 'Service Removed', action: { label: 'Undo', onSelect: () => (undone += 1) } });

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => {
      expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
    });
    expect(undone).toBe(1);
  });

  test('when its action is removed, then its text stays', async () => {
    render(<Toaster />);
    const withdrawAction = notify({
      title: 'Service Removed',
      action: { label: 'Undo', onSelect: () => null },
    });
    await screen.findByRole('button', { name: 'Undo' });

    withdrawAction();

    // One check for the button and the text, because the text disappears soon after the button.
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
      expect(screen.getByText('Service Removed')).toBeInTheDocument();
    });
  });

  test('when another toast has replaced it before its action is removed, then the new toast does not change', async () => {
    render(<Toaster />);
    const withdrawAction = notify({
      title: 'Service Removed',
      action: { label: 'Undo', onSelect: () => null },
    });
    await screen.findByRole('button', { name: 'Undo' });
    notify({ title: 'URL Copied' });
    await screen.findByText('URL Copied');

    withdrawAction();
    await new Promise(requestAnimationFrame);

    expect(screen.getByText('URL Copied')).toBeInTheDocument();
  });

  test('when a toast appears while the previous one is closing, then it is shown', async () => {
    render(<Toaster />);
    notify({ title: 'Quote Created' });
    await screen.findByText('Quote Created');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    notify({ title: 'Quote Archived' });

    await waitFor(() => {
      expect(screen.queryByText('Quote Created')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(document.querySelector('[data-removed="true"]')).not.toBeInTheDocument();
    });
    expect(await screen.findByText('Quote Archived')).toBeInTheDocument();
  });
});
