import { changeEventStatus, listProviderEvents } from '@marquee/contracts/event-operations';
import { sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { listQuotes } from '@marquee/contracts/quote-operations';
import { answer, answerIfFresh } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anApprovedQuote } from './a-quote.ts';
import { aRequest } from './a-request.ts';
import { renderProvider } from './render-provider.tsx';

describe('a dialog over a record that changed meanwhile', () => {
  test('when the client has accepted the quote, then the first click is rejected, the typed reason stays, and the second click cancels the event', async () => {
    const lead = aRequest();
    const current = { ...lead, status: 'booked', bookedAt: '2025-09-01T10:00:00.000Z', revision: 3 } as const;
    const changedBy = { fields: { status: 'client' }, otherFields: 'client' } as const;
    const { user, calls } = renderProvider({
      route: '/provider-admin?tab=leads',
      answers: [answer(listProviderEvents, [lead]), answerIfFresh(changeEventStatus, current, changedBy)],
    });
    await user.click(await screen.findByRole('button', { name: `More for ${lead.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Double booked');
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));
    await screen.findByText(/The client changed Status/);

    expect(dialog.getByText(/Unpaid invoices become void/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText('Event status updated successfully.')).toBeVisible();
    expect(calls(changeEventStatus).at(-1)?.body).toMatchObject({ reason: 'Double booked', revision: 3 });
  });

  test('when a service was added, then the first click shows the new total, and the second click sends the quote', async () => {
    const quote = anApprovedQuote({ revision: 4 });
    const current = { ...quote, totalAmount: '1499.00', finalAmount: '1499.00', notes: 'x', revision: 5 };
    const { user, calls } = renderProvider({
      answers: [answer(listQuotes, [quote]), answerIfFresh(sendQuoteToClient, current)],
    });
    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));
    const dialog = within(await screen.findByRole('alertdialog'));

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    expect(await dialog.findByText('$1,499.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));
    expect(await screen.findByText('Quote Sent')).toBeVisible();
    expect(calls(sendQuoteToClient).map(({ body }) => body)).toEqual([{ revision: 4 }, { revision: 5 }]);
  });
});
