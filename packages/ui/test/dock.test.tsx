import { fireEvent, render } from '@testing-library/react';
import { Button, Dock } from '../src/index.ts';

/** The window of jsdom is 768 high. */
let dockTop: number;

beforeEach(() => {
  dockTop = 688;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, dockTop, 360, 80));
});

afterEach(() => {
  jest.restoreAllMocks();
});

function edge(): string {
  return document.documentElement.style.getPropertyValue('--dock-edge');
}

describe('the room a dock takes from toasts', () => {
  test('when the page is longer than the window, then it is the dock’s height', () => {
    render(<SendDock />);

    expect(edge()).toBe('80px');
  });

  test.each([
    { is: 'has come to rest above the footer', top: 500, room: '268px' },
    { is: 'is below the window', top: 900, room: '0px' },
    { is: 'is too high for a toast above it', top: 90, room: '0px' },
  ])('when it $is after scrolling, then it is $room', ({ top, room }) => {
    render(<SendDock />);

    dockTop = top;
    fireEvent.scroll(window);

    expect(edge()).toBe(room);
  });

  test('when the page has no dock any more, then it takes none', () => {
    const { unmount } = render(<SendDock />);

    unmount();

    expect(edge()).toBe('');
  });
});

function SendDock() {
  return (
    <Dock>
      <Button>Send to Client</Button>
    </Dock>
  );
}
