import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin';

describe('what a client owes', () => {
  test('when all are paid, then the tab counts nothing', async () => {
    renderClient({ route, answers: [answer(listClientInvoices, byStatus([aPaidInvoice()]))] });

    expect(await screen.findByRole('tab', { name: 'Invoices' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Invoice for/ })).not.toBeInTheDocument();
  });

  test('when one is to be paid, then what happens next begins with it', async () => {
    const event = aSentEvent({ status: 'booked' });
    const invoice = anInvoice({ eventId: event.id });
    renderClient({
      route,
      answers: [answer(listClientEvents, [event]), answer(listClientInvoices, byStatus([invoice]))],
    });

    const next = await screen.findByRole('region', { name: 'What happens next' });

    expect(await within(next).findByText(/^Deposit of \$269\.70 due October 11, 2099/)).toBeVisible();
    expect(within(next).getAllByRole('listitem')[0]).toHaveTextContent(/^Deposit of/);
    expect(within(next).getByRole('link', { name: 'Invoice for Leïla’s Henna Night' })).toHaveAttribute(
      'href',
      `/client/invoices/${invoice.id}`,
    );
  });

  test('when invoices of an accepted quote were sent, then its card leads to them', async () => {
    const quote = aQuote({ clientAccepted: true, clientAcceptedAt: '2025-08-20T14:32:00.000Z' });
    const [own, other] = [anInvoice({ quoteId: quote.id }), anInvoice({ number: 13 })];
    renderClient({
      route: '/client-admin?tab=quotes',
      answers: [answer(listClientQuotes, [quote]), answer(listClientInvoices, [own, other])],
    });

    const card = within(await screen.findByRole('region', { name: /^Quote for/ }));

    expect(await card.findByRole('link', { name: /^Invoice/ })).toHaveAttribute(
      'href',
      `/client/invoices/${own.id}`,
    );
  });
});
