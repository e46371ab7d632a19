import { removeLineItem } from '@marquee/contracts/quote-change-operations';
import { answer } from '@marquee/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aLineItem, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const services = () => within(screen.getByRole('table', { name: 'Services' }));
const uplights = aLineItem({ serviceName: 'Uplights', totalPrice: '250.00' });

async function removeByKeyboard() {
  const quote = aQuote({ lineItems: [aLineItem(), uplights], totalAmount: '849.00', finalAmount: '849.00' });
  const view = renderEditor(quote, [answer(removeLineItem, aQuote({ id: quote.id }))]);
  (await screen.findByRole('button', { name: 'Remove Uplights' })).focus();
  await view.user.keyboard('{Enter}');
  await screen.findByText('Removing the Service');
  return view;
}

type View = Awaited<ReturnType<typeof removeByKeyboard>>;

async function tabToUndo({ user }: View) {
  const undo = await screen.findByRole('button', { name: 'Undo' });
  while (document.activeElement !== undo) {
    await user.tab();
  }
}

describe('undoing a removal by keyboard', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  afterEach(async () => {
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
  });

  test.each([
    { way: 'the shortcut', goToToast: ({ user }: View) => user.keyboard('{Alt>}t{/Alt}') },
    { way: 'Tab alone', goToToast: tabToUndo },
  ])(
    'when $way moved the focus to the toast and the focus stays there for more than 6 s, then the removal can be undone',
    async ({ goToToast }) => {
      const view = await removeByKeyboard();
      await goToToast(view);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(view.calls(removeLineItem)).toEqual([]);

      await tabToUndo(view);
      await view.user.keyboard('{Enter}');
      await act(() => jest.advanceTimersByTimeAsync(10_000));

      expect(services().getByRole('button', { name: 'Remove Uplights' })).toHaveFocus();
      expect(view.calls(removeLineItem)).toEqual([]);
    },
  );

  test('when the removal was undone, then the focus returns without scrolling', async () => {
    const view = await removeByKeyboard();
    await tabToUndo(view);
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');

    await view.user.keyboard('{Enter}');

    expect(services().getByRole('button', { name: 'Remove Uplights' })).toHaveFocus();
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  test('when the focus stays in the toast, then the service is removed after a minute', async () => {
    const view = await removeByKeyboard();
    await tabToUndo(view);

    await act(() => jest.advanceTimersByTimeAsync(58_000));
    expect(view.calls(removeLineItem)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));

    expect(view.calls(removeLineItem)).toHaveLength(1);
  });

  test('when the mouse moved the focus to the toast, then the removal does not wait', async () => {
    const view = await removeByKeyboard();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // jsdom treats every focus as visible.
    jest.spyOn(undo, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    act(() => {
      undo.focus();
    });

    await act(() => jest.advanceTimersByTimeAsync(7_000));

    expect(view.calls(removeLineItem)).toHaveLength(1);
  });

  test('when the focus leaves the toast after 6 s, then the service is removed', async () => {
    const view = await removeByKeyboard();
    await tabToUndo(view);
    await act(() => jest.advanceTimersByTimeAsync(20_000));

    act(() => {
      screen.getByRole('textbox', { name: 'Service name' }).focus();
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(view.calls(removeLineItem)).toHaveLength(1);
  });
});
