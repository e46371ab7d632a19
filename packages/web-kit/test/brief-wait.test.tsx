import { BriefWait } from '@marquee/web-kit/parts';
import { act, render, screen } from '@testing-library/react';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const content = () => screen.getByText('Below');

function renderBelow(isLoading: boolean) {
  const below = (isNowLoading: boolean) => <BriefWait isLoading={isNowLoading}>Below</BriefWait>;
  const { rerender } = render(below(isLoading));
  return (isNowLoading: boolean) => {
    rerender(below(isNowLoading));
  };
}

describe('content below content that loads', () => {
  test('when nothing loads, then it is visible at once', () => {
    renderBelow(false);

    expect(content()).toBeVisible();
  });

  test('when the other content has loaded, then it is visible at once', () => {
    const update = renderBelow(true);
    expect(content()).not.toBeVisible();

    update(false);

    expect(content()).toBeVisible();
  });

  test('when the other content is slow, then it is visible after half a second', () => {
    renderBelow(true);
    act(() => {
      jest.advanceTimersByTime(499);
    });
    expect(content()).not.toBeVisible();

    act(() => {
      jest.advanceTimersByTime(1);
    });

    expect(content()).toBeVisible();
  });

  test('when the other content loads again, then it stays visible', () => {
    const update = renderBelow(true);
    update(false);

    update(true);

    expect(content()).toBeVisible();
  });
});
