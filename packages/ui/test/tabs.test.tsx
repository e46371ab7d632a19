import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '../src/index.ts';

describe('tabs', () => {
  test('when an arrow key is pressed, then the next tab is selected and its panel shown', async () => {
    render(<EventHub />);
    await userEvent.click(screen.getByRole('tab', { name: 'My Events' }));

    await userEvent.keyboard('{ArrowRight}');

    expect(screen.getByRole('tab', { name: /Quotes/ })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: /Quotes/ })).toHaveTextContent('Quotes Coming Soon!');
  });

  test('when End is pressed, then the last tab is selected', async () => {
    render(<EventHub />);
    await userEvent.click(screen.getByRole('tab', { name: 'My Events' }));

    await userEvent.keyboard('{End}');

    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  });

  test('when the focus returns to a tab whose selection was rejected, then the tab is not selected again', async () => {
    const onValueChange = jest.fn();
    render(<RejectingTabs onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Quotes' }));
    act(() => {
      screen.getByRole('button', { name: 'Keep editing' }).focus();
    });

    act(() => {
      screen.getByRole('tab', { name: 'Quotes' }).focus();
    });

    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  test('when a tab is not current, then its panel is not rendered', () => {
    render(<EventHub />);

    expect(screen.queryByText('Quotes Coming Soon!')).not.toBeInTheDocument();
  });

  test('when the row or a tab gets another size, then the current tab is scrolled into view', () => {
    const observed: Element[] = [];
    const resized = jest.fn();
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((listener) => {
      resized.mockImplementation(() => {
        listener([], {} as ResizeObserver);
      });
      return {
        observe: (element) => observed.push(element),
        unobserve: jest.fn(),
        disconnect: jest.fn(),
      };
    });
    render(<TabsWithCount count={undefined} />);
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(133);

    resized();

    expect(screen.getByRole('tablist').scrollLeft).toBe(133);
    expect(observed).toEqual([screen.getByRole('tablist'), ...screen.getAllByRole('tab')]);
    jest.restoreAllMocks();
  });

  test('when a tab has a count, then the count is part of its accessible name', () => {
    render(<EventHub />);

    expect(screen.getByRole('tab', { name: 'Quotes 2 new' })).toBeInTheDocument();
  });
});

function EventHub() {
  const [current, setCurrent] = useState('events');

  return (
    <Tabs
      label="My Event Hub"
      value={current}
      onValueChange={setCurrent}
      tabs={[
        { value: 'events', label: 'My Events', content: 'No events yet' },
        { value: 'quotes', label: 'Quotes', count: '2 new', content: 'Quotes Coming Soon!' },
        { value: 'settings', label: 'Settings', content: 'Event reminders' },
      ]}
    />
  );
}

function RejectingTabs({ onValueChange }: { onValueChange: (value: string) => void }) {
  return (
    <>
      <button type="button">Keep editing</button>
      <Tabs
        label="My Event Hub"
        value="profile"
        onValueChange={onValueChange}
        tabs={[
          { value: 'profile', label: 'Profile', content: 'Amara' },
          { value: 'quotes', label: 'Quotes', content: 'None yet' },
        ]}
      />
    </>
  );
}

function TabsWithCount({ count }: { count: string | undefined }) {
  return (
    <Tabs
      label="Parked Messages"
      value="unrouted"
      onValueChange={jest.fn()}
      tabs={[
        { value: 'events', label: 'Events', count, content: 'None' },
        { value: 'unrouted', label: 'Unrouted', content: 'None' },
      ]}
    />
  );
}
