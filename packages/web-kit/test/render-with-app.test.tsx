import { notify } from '@marquee/ui';
import { act, screen } from '@testing-library/react';
import { renderWithApp } from '../src/testing.tsx';

describe('renderWithApp', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('when the app of the previous test left a toast, then it is not shown again', () => {
    const { unmount } = renderWithApp(<p />);
    notify({ title: 'Saved' });
    act(() => {
      jest.advanceTimersByTime(100);
    });
    expect(screen.getByText('Saved')).toBeVisible();
    unmount();

    renderWithApp(<p />);
    act(() => {
      jest.advanceTimersByTime(100);
    });

    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('when a toast was just rendered, then it is visible', () => {
    renderWithApp(<p />);
    notify({ title: 'Saved' });
    act(() => {
      jest.advanceTimersByTime(100);
    });

    // Sonner's initial state, which `act` skips.
    screen.getByText('Saved').closest('li')?.setAttribute('data-mounted', 'false');

    expect(screen.getByText('Saved')).toBeVisible();
  });
});
