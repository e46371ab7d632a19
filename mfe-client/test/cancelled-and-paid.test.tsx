import { getClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientInvoice, listClientInvoices } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
import { aQuoteSummary } from './a-quote-summary.ts';
import { aSentEvent } from './an-event.ts';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { byStatus } from './by-status.ts';
import { renderClient } from './render-client.tsx';
import { withoutIsolates } from './without-isolates.ts';

const day = 86_400_000;
const requestedRefund = { reason: 'Please', requestedAt: '2025-08-23T15:00:00.000Z' };
const retainedText = 'Refunded: $1,000.00. Sunset Sound Co. keeps $260.00.';

function renderCancelled(route: string, overrides: Partial<ClientInvoice> = {}, daysAgo = 2) {
  const cancelledAt = new Date(Date.now() - daysAgo * day).toISOString();
  const event = aSentEvent({ status: 'cancelled', cancelledAt });
  const invoice = aPaidInvoice({
    ...{ eventId: event.id, amount: '500.00', isEventCancelled: true },
    ...overrides,
  });
  const accepted = { eventId: event.id, clientAccepted: true } as const;
  renderClient({
    route,
    answers: [
      answer(listClientEvents, [event]),
      answer(listClientInvoices, byStatus([invoice])),
      answer(listClientQuotes, [aQuote(accepted)]),
      answer(getClientQuote, aQuoteSummary({ eventId: event.id, status: 'Accepted' })),
    ],
  });
  return invoice;
}

describe('payments for a cancelled event', () => {
  test('when none was refunded, then the next steps and the event’s card link to the invoice', async () => {
    const { id } = renderCancelled('/client-admin');

    const next = within(await screen.findByRole('region', { name: 'What happens next' }));
    expect(next.getByText(/^You paid \$500\.00 for .*, which was cancelled/)).toBeVisible();
    expect(screen.getByText(/^You paid \$500\.00 for this cancelled event/)).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Request a refund' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/client/invoices/${id}`,
      `/client/invoices/${id}`,
    ]);
  });

  test('when the client requested a refund and no refund followed, then the page shows the time of the request', async () => {
    renderCancelled('/client-admin', {
      ...{ status: 'partly_refunded', refundedAmount: '100.00' },
      requestedRefund: { ...requestedRefund, isAnswered: false },
    });

    expect(await screen.findByText(/^You paid \$500\.00 for this cancelled event/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Refund requested on Aug 23, 2025/ })).toHaveLength(2);
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getByRole('listitem')).toHaveAttribute('data-state', 'waiting');
  });

  test.each([{ isAnswered: true }, {}])(
    'when a part was refunded on request and the response contains %j, then the page shows what was paid, refunded and retained, and no pending request',
    async (answered) => {
      const { id } = renderCancelled('/client-admin', {
        ...{ status: 'partly_refunded', amount: '1260.00', refundedAmount: '1000.00' },
        requestedRefund: { ...requestedRefund, ...answered },
      });

      const next = within(await screen.findByRole('region', { name: 'What happens next' }));
      const step = next.getByRole('listitem');
      expect(step).toHaveAttribute('data-state', 'lit');
      expect(withoutIsolates(step.textContent)).toMatch(/^You paid \$1,260\.00 for .*, which was cancelled/);
      expect(withoutIsolates(step.textContent)).toContain(retainedText);
      const card = await screen.findByText(/^You paid \$1,260\.00 for this cancelled event\./);
      expect(withoutIsolates(card.textContent)).toContain(retainedText);
      expect(screen.queryByText(/Refund requested/)).not.toBeInTheDocument();
      const links = screen.getAllByRole('link', { name: 'View Invoice' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        `/client/invoices/${id}`,
        `/client/invoices/${id}`,
      ]);
    },
  );

  test('when a part was refunded on request, then the invoice’s row does not mention the request', async () => {
    renderCancelled('/client-admin?tab=invoices', {
      ...{ status: 'partly_refunded', amount: '1260.00', refundedAmount: '1000.00' },
      requestedRefund: { ...requestedRefund, isAnswered: true },
    });

    expect(await screen.findByText('Event cancelled')).toBeVisible();
  });

  test.each([
    ['the payment was refunded in full', { status: 'refunded', refundedAmount: '500.00' } as const, 2],
    ['the cancellation is 91 days ago', {}, 91],
  ])('when %s, then the dashboard does not mention the payment', async (_case, overrides, daysAgo) => {
    renderCancelled('/client-admin', overrides, daysAgo);

    await screen.findByRole('tab', { name: 'Invoices' });
    await screen.findByText('Cancelled');

    expect(screen.queryByText(/^You paid/)).not.toBeInTheDocument();
  });

  test('when the invoice list opens, then the invoice’s row offers to request a refund', async () => {
    renderCancelled('/client-admin?tab=invoices');

    expect(await screen.findByText('Event cancelled. Request a refund')).toBeVisible();
  });

  test('when the portal opens, then the event’s card mentions the payment', async () => {
    renderCancelled('/client-portal');

    expect(await screen.findByText(/^You paid \$500\.00 for this cancelled event/)).toBeVisible();
  });

  test.each([
    ['the Quotes tab', '/client-admin?tab=quotes'],
    ['the portal', '/client-portal'],
  ])('when %s opens, then the cancellation replaces the payment schedule', async (_page, route) => {
    renderCancelled(route);

    expect(await screen.findByText('The event was cancelled')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Payment' })).not.toBeInTheDocument();
  });

  test('when an overdue invoice remains, then the notice above the events says that its event was cancelled', async () => {
    const overdue = anInvoice({ isOverdue: true, dueOn: '2025-08-20', isEventCancelled: true });
    renderCancelled('/client-admin', { ...overdue, payment: null });

    expect(
      await screen.findByText('$269.70 for a cancelled event is overdue (due Aug 20, 2025).'),
    ).toBeInTheDocument();
  });
});

describe('an overdue invoice of a cancelled event', () => {
  test.each(['possible', 'not_offered'] as const)(
    'when `cardPayment` is %s, then the page says that the event was cancelled',
    async (cardPayment) => {
      const overdue = anInvoice({ isOverdue: true, isEventCancelled: true, cardPayment });
      renderClient({
        route: `/client/invoices/${overdue.id}`,
        answers: [answer(getClientInvoice, overdue)],
      });

      expect(
        await screen.findByText(
          'The event was cancelled after this invoice was due, so it still has to be paid.',
        ),
      ).toBeVisible();
    },
  );
});

describe('the next steps, with more waiting events than are shown', () => {
  test('when 6 events wait for a quote, then 4 steps appear, and a link says that there are 2 more', async () => {
    const events = Array.from({ length: 6 }, (_, index) => aSentEvent({ name: `Event ${index}` }));
    renderClient({ route: '/client-admin', answers: [answer(listClientEvents, events)] });

    const next = within(await screen.findByRole('region', { name: 'What happens next' }));

    expect(await next.findByRole('link', { name: 'and 2 more' })).toHaveAttribute(
      'href',
      '/client-admin?tab=quotes',
    );
    expect(next.getAllByRole('listitem')).toHaveLength(4);
  });
});
