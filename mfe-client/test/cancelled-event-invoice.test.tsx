import { getClientInvoice, requestRefund } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';
import { withoutIsolates } from './without-isolates.ts';

function renderInvoice(invoice: ClientInvoice) {
  renderClient({ route: `/client/invoices/${invoice.id}`, answers: [answer(getClientInvoice, invoice)] });
}

describe('requesting a refund for a cancelled event', () => {
  test('when the client gives a reason, then the refund request contains the reason', async () => {
    const invoice = aPaidInvoice({ isEventCancelled: true });
    const { user, calls } = renderClient({
      route: `/client/invoices/${invoice.id}`,
      answers: [answer(getClientInvoice, invoice), answer(requestRefund, invoice)],
    });

    await user.click(await screen.findByRole('button', { name: 'Request a refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'You cancelled');
    await user.click(dialog.getByRole('button', { name: 'Request a refund' }));

    expect(await screen.findByText('Refund Requested')).toBeVisible();
    expect(screen.getByText('We’ve emailed Sunset Sound Co.')).toBeVisible();
    expect(calls(requestRefund)[0]?.body).toEqual({ reason: 'You cancelled' });
  });

  test('when the client has already requested a refund, then the page shows the date of the request and offers no second request', async () => {
    const requestedRefund = { reason: 'You cancelled', requestedAt: '2026-03-02T15:00:00.000Z' };
    renderInvoice(aPaidInvoice({ isEventCancelled: true, requestedRefund }));

    expect(await screen.findByText(/You asked for it on Mar 2/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a refund' })).not.toBeInTheDocument();
  });
});

describe('the invoice of a cancelled event', () => {
  test('when a part was refunded on request, then the page shows the amounts paid, refunded and retained, and no pending decision', async () => {
    const requestedRefund = { reason: 'Please', requestedAt: '2026-03-02T15:00:00.000Z', isAnswered: true };
    renderInvoice(
      aPaidInvoice({
        ...{ status: 'partly_refunded', amount: '1260.00', refundedAmount: '1000.00' },
        ...{ isEventCancelled: true, requestedRefund },
      }),
    );

    expect(await screen.findByText('Refunded', { selector: 'p > span' })).toBeVisible();
    const text = withoutIsolates(screen.getByRole('main').textContent);
    expect(text).toContain('Paid$1,260.00Refunded$1,000.00');
    expect(text).toContain('Refunded: $1,000.00. Sunset Sound Co. keeps $260.00. You asked for it on Mar 2');
    expect(screen.queryByText(/isn’t refunded automatically/)).not.toBeInTheDocument();
  });

  test('when the provider has left Marquee, then the page shows the provider’s email address and no pending decision', async () => {
    const party = { name: 'Sunset Sound Co.', email: 'hello@sunset.example', address: '', taxNumber: '' };
    const document = { issuer: party, billedTo: party };
    renderInvoice(aPaidInvoice({ isEventCancelled: true, hasProviderLeft: true, document }));

    await screen.findByText(/has left Marquee/);
    expect(withoutIsolates(screen.getByRole('main').textContent)).toContain(
      'Sunset Sound Co. has left Marquee and can no longer refund it here. Please contact them at hello@sunset.example.',
    );
    expect(screen.queryByRole('button', { name: 'Request a refund' })).not.toBeInTheDocument();
    expect(screen.queryByText(/isn’t refunded automatically/)).not.toBeInTheDocument();
  });

  test.each([
    { status: 'paid', what: 'Your payment' },
    { status: 'partly_refunded', what: 'The rest of your payment' },
  ] as const)(
    'when the invoice is $status, then the page says that $what isn’t refunded automatically',
    async ({ status, what }) => {
      renderInvoice(aPaidInvoice({ status, isEventCancelled: true }));

      await screen.findByText(/isn’t refunded automatically/);
      expect(screen.getByRole('main')).toHaveTextContent(
        `The event was cancelled. ${what} isn’t refunded automatically; Sunset Sound Co. decides. A refund will appear here.`,
      );
    },
  );

  test.each([
    { cancelledBy: 'client', words: 'You cancelled the event. Your payment isn’t refunded automatically' },
    {
      cancelledBy: 'provider',
      words: 'Sunset Sound Co. cancelled the event. Your payment isn’t refunded automatically',
    },
  ] as const)(
    'when the $cancelledBy cancelled the event, then the text beside the refund button says so',
    async ({ cancelledBy, words }) => {
      renderInvoice(aPaidInvoice({ isEventCancelled: true, cancelledBy }));

      expect(await screen.findByRole('button', { name: 'Request a refund' })).toBeVisible();
      expect(withoutIsolates(screen.getByRole('main').textContent)).toContain(words);
    },
  );

  test.each([
    { name: 'refunded', invoice: aPaidInvoice({ status: 'refunded', isEventCancelled: true }) },
    { name: 'void', invoice: anInvoice({ status: 'void', isEventCancelled: true }) },
    { name: 'paid for an event that was not cancelled', invoice: aPaidInvoice() },
  ])('when the invoice is $name, then the page has no note on a pending refund', async ({ invoice }) => {
    renderInvoice(invoice);

    expect(await screen.findByText('Provider')).toBeVisible();
    expect(screen.queryByText(/isn’t refunded automatically/)).not.toBeInTheDocument();
  });
});
