import { fireEvent, render } from '@testing-library/react';
import { Button, ActionBar } from '../src/index.ts';

/** In pixels; jsdom's window is 768 px high. */
let barTop: number;

beforeEach(() => {
  barTop = 688;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, barTop, 360, 80));
});

afterEach(() => {
  jest.restoreAllMocks();
});

function getEdge(): string {
  return document.documentElement.style.getPropertyValue('--dock-edge');
}

describe('edge of the action bar, for the position of toasts', () => {
  test('when the page is longer than the window, then the edge equals the bar’s height', () => {
    render(<SendActionBar />);

    expect(getEdge()).toBe('80px');
  });

  test.each([
    { is: 'above the footer', top: 500, room: '268px' },
    { is: 'below the window', top: 900, room: '0px' },
    { is: 'too high for a toast above it', top: 90, room: '0px' },
  ])('when scrolling has moved the bar $is, then the edge is $room', ({ top, room }) => {
    render(<SendActionBar />);

    barTop = top;
    fireEvent.scroll(window);

    expect(getEdge()).toBe(room);
  });

  test('when the page no longer has a bar, then the property `--dock-edge` is removed', () => {
    const { unmount } = render(<SendActionBar />);

    unmount();

    expect(getEdge()).toBe('');
  });
});

function SendActionBar() {
  return (
    <ActionBar>
      <Button>Send to Client</Button>
    </ActionBar>
  );
}
