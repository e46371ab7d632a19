import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import type { EventView } from '@marquee/contracts/events';
import { listClientInvoices } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer, switchable } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin';

type Owed = { events: EventView[]; invoices: ClientInvoice[] };

function renderOwed({ events, invoices }: Owed) {
  renderClient({
    route,
    answers: [answer(listClientEvents, events), answer(listClientInvoices, byStatus(invoices))],
  });
}

describe('a client’s payments due', () => {
  test('when all invoices are paid, then the tab shows no count', async () => {
    renderClient({ route, answers: [answer(listClientInvoices, byStatus([aPaidInvoice()]))] });

    expect(await screen.findByRole('tab', { name: 'Invoices' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Invoice for/ })).not.toBeInTheDocument();
  });

  test('when the invoices could not be loaded and the client retries, then the tab’s count appears with the invoices', async () => {
    const tried = switchable(anOutage(listClientInvoices));
    const { user } = renderClient({ route: `${route}?tab=invoices`, answers: [tried.answer] });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    tried.switchTo(answer(listClientInvoices, byStatus([anInvoice()])));

    await user.click(retry);

    expect(await screen.findByRole('row', { name: /Leïla/ })).toBeVisible();
    expect(await screen.findByRole('tab', { name: /^Invoices.*1 to pay$/ })).toBeVisible();
  });

  test('when an invoice is due, then it is the first of the next steps', async () => {
    const event = aSentEvent({ status: 'booked' });
    const invoice = anInvoice({ eventId: event.id });
    renderOwed({ events: [event], invoices: [invoice] });

    const next = await screen.findByRole('region', { name: 'What happens next' });

    expect(await within(next).findByText(/^Deposit of \$269\.70 is due Oct 11, 2099/)).toBeVisible();
    expect(within(next).getAllByRole('listitem')[0]).toHaveTextContent(/^Deposit of/);
    expect(within(next).getByRole('link', { name: 'Invoice for Leïla’s Henna Night' })).toHaveAttribute(
      'href',
      `/client/invoices/${invoice.id}`,
    );
  });

  test('when an invoice is overdue, then a notice above the events shows it with a link', async () => {
    const event = aSentEvent({ status: 'booked' });
    const invoice = anInvoice({
      ...{ eventId: event.id, amount: '599.00', isOverdue: true, dueOn: '2025-08-20' },
      cardPayment: 'possible',
    });
    renderOwed({ events: [event], invoices: [invoice, aPaidInvoice()] });

    const line = await screen.findByText('$599.00 is overdue (due Aug 20, 2025).');

    const name = await screen.findByRole('heading', { name: event.name });
    expect(line.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Pay', hidden: true })).toHaveAttribute(
      'href',
      `/client/invoices/${invoice.id}`,
    );
  });

  test.each(['provider_not_connected', 'not_offered'] as const)(
    'when `cardPayment` is %s, then the notice links to the invoice and does not offer to pay',
    async (cardPayment) => {
      const invoice = anInvoice({ cardPayment });
      renderOwed({ events: [aSentEvent()], invoices: [invoice] });

      expect(await screen.findByRole('link', { name: 'View Invoice', hidden: true })).toHaveAttribute(
        'href',
        `/client/invoices/${invoice.id}`,
      );
      expect(screen.queryByRole('link', { name: 'Pay', hidden: true })).not.toBeInTheDocument();
    },
  );

  test('when several invoices are due, then the notice shows their number and the first one, and links to all', async () => {
    const later = anInvoice({ number: 13, dueOn: '2099-12-01' });
    renderOwed({ events: [aSentEvent()], invoices: [later, anInvoice()] });

    expect(
      await screen.findByText('You have 2 invoices to pay. The first: $269.70 is due Oct 11, 2099.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what to pay', hidden: true })).toHaveAttribute(
      'href',
      '/client-admin?tab=invoices',
    );
  });

  test('when an accepted quote has sent invoices, then its card links to them', async () => {
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
