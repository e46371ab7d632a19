import { getClientInvoice, payInvoice } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { theme } from '@marquee/ui';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice, aPaidInvoice } from './an-invoice.ts';
import { renderClient } from './render-client.tsx';

const button = { name: 'Pay $269.70 by Card' };

function renderInvoice(invoice: ClientInvoice, answers: Answer[] = [], query = '') {
  return renderClient({
    route: `/client/invoices/${invoice.id}${query}`,
    answers: [answer(getClientInvoice, invoice), ...answers],
  });
}

describe('paying an invoice by card', () => {
  test('when the provider takes cards, then the card processor’s page is next, opened once', async () => {
    const page = answer(payInvoice, { url: 'https://pay.example/1' });
    const { user, calls, leftFor } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [page]);

    await user.dblClick(await screen.findByRole('button', button));

    await waitFor(() => {
      expect(leftFor()).toBe('https://pay.example/1');
    });
    expect(calls(payInvoice)).toHaveLength(1);
  });

  test('when it is to be paid, then the button follows the amount, before the details', async () => {
    renderInvoice(anInvoice({ cardPayment: 'possible' }));

    const pay = await screen.findByRole('button', button);

    expect(screen.getByText('To pay').compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pay.compareDocumentPosition(screen.getByText('Event date'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('when the provider’s name ends in a full stop, then there is no second one', async () => {
    renderInvoice(anInvoice({ cardPayment: 'possible' }));

    expect(await screen.findByText('You’ll pay Sunset Sound Co. securely through Stripe.')).toBeVisible();
  });

  test('when it is refused, then it says why and the invoice is read again', async () => {
    const refusal = { status: 409, code: 'invoice_is_void', message: 'This invoice is void' };
    const { user, calls } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [
      refuse(payInvoice, refusal),
    ]);

    await user.click(await screen.findByRole('button', button));

    expect(await screen.findByText('This invoice is void')).toBeVisible();
    await waitFor(() => {
      expect(calls(getClientInvoice)).toHaveLength(2);
    });
  });

  test('when the card processor is away, then it says so and can be tried again', async () => {
    const away = { status: 503, code: 'payments_unavailable', message: 'Card payments cannot be reached' };
    const { user } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [refuse(payInvoice, away)]);

    await user.click(await screen.findByRole('button', button));

    expect(await screen.findByText('Card payments cannot be reached')).toBeVisible();
    expect(await screen.findByRole('button', button)).toBeEnabled();
  });

  test('when the provider takes none yet, then it says why and how else to pay', async () => {
    renderInvoice(anInvoice({ cardPayment: 'provider_not_connected' }));

    expect(
      await screen.findByText(
        /^Sunset Sound Co\. doesn’t accept cards yet\. Arrange payment with Sunset Sound Co\./,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /by Card$/ })).not.toBeInTheDocument();
  });

  test('when somebody comes back and it is paid, then they are thanked', async () => {
    const payment = { method: 'card', paidOn: '2025-08-21', recordedAt: '2025-08-21T15:00:00.000Z' } as const;
    renderInvoice(aPaidInvoice({ payment }), [], '?checkout=done');

    const thanks = await screen.findByText('Thank you. This invoice is paid.');
    expect(getComputedStyle(thanks.closest('[role=status]') ?? thanks).color).toBe(
      theme.color.status.booked.text,
    );
    expect(screen.getByText('By card')).toBeVisible();
  });

  test('when somebody comes back before the payment shows, then it is being processed, and they can look again', async () => {
    const { user, calls } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [], '?checkout=done');

    expect(await screen.findByText(/^Your payment is being processed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    await waitFor(() => {
      expect(calls(getClientInvoice)).toHaveLength(2);
    });
  });
});
