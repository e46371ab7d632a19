import { removeLineItem } from '@marquee/contracts/quote-change-operations';
import { answer } from '@marquee/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { aLineItem, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const services = () => within(screen.getByRole('table', { name: 'Services' }));
const uplights = aLineItem({ serviceName: 'Uplights', totalPrice: '250.00' });
const goToToasts = '{Alt>}t{/Alt}';

/** The focus is on the toasts, by the shortcut, when this resolves. */
async function removeAndGoToToast() {
  const quote = aQuote({ lineItems: [aLineItem(), uplights], totalAmount: '849.00', finalAmount: '849.00' });
  const view = renderEditor(quote, [answer(removeLineItem, aQuote({ id: quote.id }))]);
  (await screen.findByRole('button', { name: 'Remove Uplights' })).focus();
  await view.user.keyboard('{Enter}');
  await screen.findByText('Removing the Service');
  await view.user.keyboard(goToToasts);
  return view;
}

describe('undo a removal by keyboard', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  afterEach(async () => {
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
  });

  test('when the focus is in the toast for longer than 6 s, then the removal can still be undone', async () => {
    const { user, calls } = await removeAndGoToToast();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(calls(removeLineItem)).toEqual([]);

    const undo = screen.getByRole('button', { name: 'Undo' });
    while (document.activeElement !== undo) {
      await user.tab();
    }
    await user.keyboard('{Enter}');

    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(services().getByText('Uplights')).toBeVisible();
    expect(calls(removeLineItem)).toEqual([]);
  });

  test('when the focus leaves the toast after 6 s, then the service is removed', async () => {
    const { calls } = await removeAndGoToToast();
    await act(() => jest.advanceTimersByTimeAsync(20_000));

    act(() => {
      screen.getByRole('textbox', { name: 'Service name' }).focus();
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));

    expect(calls(removeLineItem)).toHaveLength(1);
  });
});
