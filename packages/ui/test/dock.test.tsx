import { fireEvent, render } from '@testing-library/react';
import { Button, Dock } from '../src/index.ts';

/** In pixels; jsdom's window is 768 px high. */
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

describe('edge of the action bar, for the position of toasts', () => {
  test('when the page is longer than the window, then it is the bar’s height', () => {
    render(<SendDock />);

    expect(edge()).toBe('80px');
  });

  test.each([
    { is: 'above the footer', top: 500, room: '268px' },
    { is: 'below the window', top: 900, room: '0px' },
    { is: 'too high for a toast above it', top: 90, room: '0px' },
  ])('when scrolling has moved the bar $is, then it is $room', ({ top, room }) => {
    render(<SendDock />);

    dockTop = top;
    fireEvent.scroll(window);

    expect(edge()).toBe(room);
  });

  test('when the page no longer has a bar, then the property is removed', () => {
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
