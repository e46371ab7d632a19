import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, notify } from '../src/index.ts';

const muchLaterMs = 60_000;
const toastDurationMs = 8_000;

/** Shows a toast with an action, and focuses the page's last button, from where the Tab key moves the focus into the toast. */
async function showUndo(onSelect: () => void = () => undefined) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <button>Remove</button>
      <button>Save</button>
      <Toaster />
    </>,
  );
  act(() => {
    notify({ title: 'Removing the Service', action: { label: 'Undo', onSelect } });
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('button', { name: 'Save' }).focus();
  return { user, undo };
}

async function tabTo({ user, undo }: Awaited<ReturnType<typeof showUndo>>) {
  while (document.activeElement !== undo) {
    await user.tab();
  }
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a focused toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(async () => {
    await advanceTime(muchLaterMs);
    jest.useRealTimers();
  });

  test('when the Tab key moves the focus into it, then it stays open', async () => {
    const shown = await showUndo();

    await tabTo(shown);
    await advanceTime(muchLaterMs);

    expect(shown.undo).toHaveFocus();
  });

  test('when a mouse click moved the focus into it, then it closes after its duration', async () => {
    const { undo } = await showUndo();
    // In jsdom every focused element matches `:focus-visible`.
    jest.spyOn(undo, 'matches').mockImplementation((selector) => selector !== ':focus-visible');

    act(() => {
      undo.focus();
    });
    await advanceTime(toastDurationMs);

    expect(screen.queryByText('Removing the Service')).not.toBeInTheDocument();
  });

  test('when the focus leaves it, then it closes after its duration', async () => {
    const shown = await showUndo();
    await tabTo(shown);
    await advanceTime(muchLaterMs);

    act(() => {
      screen.getByRole('button', { name: 'Remove' }).focus();
    });
    await advanceTime(toastDurationMs);

    expect(screen.queryByText('Removing the Service')).not.toBeInTheDocument();
  });

  test('when its shortcut moves the focus into it and the focus leaves it, then it closes after its duration', async () => {
    const { user } = await showUndo();
    await user.keyboard('{Alt>}t{/Alt}');
    await advanceTime(muchLaterMs);
    expect(screen.getByText('Removing the Service')).toBeInTheDocument();

    act(() => {
      screen.getByRole('button', { name: 'Remove' }).focus();
    });
    await advanceTime(toastDurationMs);

    expect(screen.queryByText('Removing the Service')).not.toBeInTheDocument();
  });

  test('when another toast replaces it, then the new toast stays open as well', async () => {
    const shown = await showUndo();
    await shown.user.keyboard('{Alt>}t{/Alt}');

    act(() => {
      notify({ title: 'URL Copied' });
    });
    await advanceTime(muchLaterMs);

    expect(screen.getByText('URL Copied')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Save' }).focus();
  });

  test('when a toast without the focused button replaces it, then the new toast closes after its duration', async () => {
    await tabTo(await showUndo());

    act(() => {
      notify({ title: 'URL Copied' });
    });
    await advanceTime(toastDurationMs);

    expect(screen.queryByText('URL Copied')).not.toBeInTheDocument();
  });

  test('when its action runs, then the action can move the focus', async () => {
    const shown = await showUndo(() => {
      screen.getByRole('button', { name: 'Remove' }).focus();
    });
    await tabTo(shown);

    await shown.user.keyboard('{Enter}');
    await advanceTime(toastDurationMs);

    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });

  test('when its action does not move the focus, then the focus returns to where it was before', async () => {
    const shown = await showUndo();
    await tabTo(shown);

    await shown.user.keyboard('{Enter}');
    await advanceTime(toastDurationMs);

    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
