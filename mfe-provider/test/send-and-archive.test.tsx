import { sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { listQuotes, updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApprovedQuote, aQuote, aSentQuote } from './a-quote.ts';
import { renderEditor, renderProvider } from './render-provider.tsx';

async function openSendDialog(answers: Answer[], overrides: Partial<ProviderQuote> = {}) {
  const quote = anApprovedQuote({ validUntil: '2099-09-20', ...overrides });
  const view = renderProvider({ answers: [answer(listQuotes, [quote]), ...answers] });
  await view.user.click(await screen.findByRole('button', { name: 'Send to Client' }));
  const name = `Send the quote for ${quote.eventName}?`;
  return { ...view, quote, dialog: within(await screen.findByRole('alertdialog', { name })) };
}

describe('sending a quote', () => {
  test('when the dialog opens, then it shows the client, the total and the validity', async () => {
    const { dialog } = await openSendDialog([]);

    expect(dialog.getByText('Marta Reyes, marta@reyes.example')).toBeVisible();
    expect(dialog.getByText('$599.00')).toBeVisible();
    expect(dialog.getByText('Sep 20, 2099')).toBeVisible();
  });

  test.each([
    {
      of: 'the usual schedule',
      overrides: {},
      said: ['PaymentFull payment 7 days before the event', 'Full payment$599.00 Due Nov 15, 2099'],
    },
    {
      of: 'a deposit',
      overrides: { paymentSchedule: { deposit: { kind: 'percent', percent: 30 }, balanceDueDaysBefore: 1 } },
      said: [
        'Payment30% on acceptance, the balance 1 day before the event',
        'Deposit$179.70 Due on acceptance',
        'Balance$419.30 Due Nov 21, 2099',
      ],
    },
    {
      of: 'no date of the event',
      overrides: { eventDate: '' },
      said: ['PaymentOn acceptance, as the event has no date', 'Full payment$599.00 Due on acceptance'],
    },
    { of: 'nothing to pay', overrides: { finalAmount: '0.00' }, said: [] },
  ] satisfies { of: string; overrides: Partial<ProviderQuote>; said: string[] }[])(
    'when the dialog shows a quote with $of, then it lists exactly the payments of the schedule',
    async ({ overrides, said }) => {
      const { dialog } = await openSendDialog([], overrides);

      const payments = dialog
        .getAllByRole('term')
        .filter(({ textContent }) => /Payment|Full payment|Deposit|Balance/.test(textContent));

      expect(payments.map((term) => term.parentElement?.textContent.replace('\n', ' '))).toEqual(said);
    },
  );

  test('when the quote’s deposit is above the total, then the dialog and the error say so', async () => {
    const message = 'The deposit must not be more than the total';
    const errors = [{ path: 'paymentSchedule.deposit.amount', message }];
    const refusal = { status: 422, code: 'quote_deposit_above_total', message, errors };
    const { user, dialog } = await openSendDialog([refuse(sendQuoteToClient, refusal)], {
      paymentSchedule: { deposit: { kind: 'amount', amount: '700.00' }, balanceDueDaysBefore: 7 },
    });
    expect(dialog.getByText(/^The deposit is more than the sum to pay/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when the provider confirms, then the quote is sent and a toast confirms it', async () => {
    const { user, dialog, quote, calls } = await openSendDialog([answer(sendQuoteToClient, aSentQuote())]);

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    expect(await screen.findByText('Quote Sent')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls(sendQuoteToClient)).toEqual([expect.objectContaining({ params: { id: quote.id } })]);
    expect(calls(listQuotes).length).toBeGreaterThan(1);
  });

  test('when the provider closes the dialog, then the quote is not sent', async () => {
    const { user, dialog, calls } = await openSendDialog([]);

    await user.click(dialog.getByRole('button', { name: 'Not yet' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls(sendQuoteToClient)).toEqual([]);
  });
});

/** Answers every update with this quote, archived. */
function updated(quote: ProviderQuote): Answer {
  return answer(updateQuote, { ...quote, archived: true, status: 'archived' });
}

async function archiveFromTheList(answers: (quote: ProviderQuote) => Answer[]) {
  const quote = aQuote();
  const view = renderProvider({ answers: [answer(listQuotes, [quote]), ...answers(quote)] });
  await view.user.click(await screen.findByRole('button', { name: `More for ${quote.eventName}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  return { ...view, quote, row: within(screen.getByRole('row', { name: /Sofia’s Sweet16/ })) };
}

describe('archiving a quote', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  afterEach(async () => {
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
  });

  test('when the provider archives a quote, then it appears archived at once and the call follows after 6 s', async () => {
    const { calls, row, quote } = await archiveFromTheList((changed) => [updated(changed)]);
    expect(await screen.findByText('Archiving the Quote')).toBeInTheDocument();
    expect(row.getByText('Archived')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);

    act(() => {
      jest.advanceTimersByTime(6_000);
    });

    await waitFor(() => {
      expect(calls(updateQuote)).toEqual([
        expect.objectContaining({
          params: { id: quote.id },
          body: { archived: true, archivedAt: expect.any(String) as string, revision: 4 },
        }),
      ]);
    });
    expect(row.getByText('Archived')).toBeVisible();
  });

  test('when the provider undoes the archiving, then no call archives the quote', async () => {
    const { user, calls, row } = await archiveFromTheList((changed) => [updated(changed)]);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    act(() => {
      jest.advanceTimersByTime(10_000);
    });

    expect(row.getByText('Draft')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when the provider leaves the page before the call, then the quote is archived at once and the archiving cannot be undone', async () => {
    const { user, calls } = await archiveFromTheList((changed) => [updated(changed)]);
    await screen.findByText('Archiving the Quote');

    await user.click(screen.getByRole('tab', { name: 'My Profile' }));

    await waitFor(() => {
      expect(calls(updateQuote)).toHaveLength(1);
    });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
  });

  test('when the quote is being archived in the editor, then it can neither be sent nor changed', async () => {
    const quote = anApprovedQuote();
    const { user } = renderEditor(quote, [updated(quote)]);

    await user.click(await screen.findByRole('button', { name: 'Archive' }));

    expect(await screen.findByText('Archiving the Quote')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send to Client' })).not.toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add a service' })).not.toBeInTheDocument();
  });
});
