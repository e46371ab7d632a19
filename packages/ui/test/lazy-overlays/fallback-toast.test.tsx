import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster, dismissErrorToast } from '../../src/index.ts';
import { showFallbackToast, removeFallbackToast } from '../../src/overlays/fallback-toast.ts';
import type { PendingToast } from '../../src/overlays/fallback-toast.ts';

// In a separate file, because these tests must run without the toast library. A pointer move would load the library.
describe('a toast whose library fails to load', () => {
  afterEach(() => {
    act(() => void removeFallbackToast());
  });

  test('when its action is clicked, then the action runs once and the toast closes', () => {
    const undo = jest.fn();
    shown({ text: { title: 'Service Removed', action: { label: 'Undo', onSelect: undo } } });

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
  });

  test('when its action is removed, then the text stays until the user closes the toast', () => {
    const toast = shown({
      text: { title: 'Service Removed', action: { label: 'Undo', onSelect: () => undefined } },
    });

    toast.text = { title: 'Service Removed' };
    act(() => toast.removeAction?.());

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
  });

  test('when its error no longer applies, then the toast is dismissed', () => {
    shown({ text: { title: 'Login Failed', kind: 'destructive' } });

    act(dismissErrorToast);

    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
  });
});

function shown(toast: PendingToast): PendingToast {
  render(<Toaster />);
  act(() => {
    showFallbackToast(toast);
  });
  return toast;
}
