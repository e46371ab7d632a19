import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster, dismissRefusal } from '../../src/index.ts';
import { showPlainly, takePlainToast } from '../../src/overlays/plain-toast.ts';
import type { HeldToast } from '../../src/overlays/plain-toast.ts';

// In a file where nothing loads the library of toasts, as a moved pointer would.
describe('a toast whose library does not come', () => {
  afterEach(() => {
    act(() => void takePlainToast());
  });

  test('when it offers a way back, then that is taken once, and the toast goes', () => {
    const undo = jest.fn();
    shown({ text: { title: 'Service Removed', action: { label: 'Undo', onSelect: undo } } });

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
  });

  test('when it is too late for its way back, then only the words stay, until they are closed', () => {
    const toast = shown({
      text: { title: 'Service Removed', action: { label: 'Undo', onSelect: () => undefined } },
    });

    toast.text = { title: 'Service Removed' };
    act(() => toast.withdraw?.());

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Service Removed')).not.toBeInTheDocument();
  });

  test('when a refusal is no longer so, then it goes', () => {
    shown({ text: { title: 'Login Failed', kind: 'destructive' } });

    act(dismissRefusal);

    expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
  });
});

function shown(toast: HeldToast): HeldToast {
  render(<Toaster />);
  act(() => {
    showPlainly(toast);
  });
  return toast;
}
