import { getClientInvoice, payInvoice } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { theme } from '@marquee/ui';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
  test('when the client double-clicks the button, then one request is sent, and the processor’s page opens', async () => {
    const page = answer(payInvoice, { url: 'https://pay.example/1' });
    const { user, calls, navigatedTo } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [page]);

    await user.dblClick(await screen.findByRole('button', button));

    await waitFor(() => {
      expect(navigatedTo()).toBe('https://pay.example/1');
    });
    expect(calls(payInvoice)).toHaveLength(1);
  });

  test('when the client clicks again while the processor’s page loads, then no other request is sent', async () => {
    const page = answer(payInvoice, { url: 'https://pay.example/1' });
    const { user, calls, navigatedTo } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [page]);
    await user.click(await screen.findByRole('button', button));
    await waitFor(() => {
      expect(navigatedTo()).toBe('https://pay.example/1');
    });

    await user.click(screen.getByRole('button', { name: 'Opening...' }));

    expect(calls(payInvoice)).toHaveLength(1);
  });

  test('when the client comes back from the processor’s page, then the button works again', async () => {
    const page = answer(payInvoice, { url: 'https://pay.example/1' });
    const { user, calls, navigatedTo } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [page]);
    await user.click(await screen.findByRole('button', button));
    await waitFor(() => {
      expect(navigatedTo()).toBe('https://pay.example/1');
    });

    act(() => void dispatchEvent(new Event('pageshow')));
    await user.click(await screen.findByRole('button', button));

    await waitFor(() => {
      expect(calls(payInvoice)).toHaveLength(2);
    });
  });

  test('when the invoice is due, then the button follows the amount, before the details', async () => {
    renderInvoice(anInvoice({ cardPayment: 'possible' }));

    const pay = await screen.findByRole('button', button);

    expect(screen.getByText('To pay').compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pay.compareDocumentPosition(screen.getByText('Event date'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('when the provider’s name ends in a period, then the sentence about Stripe has no second period after the name', async () => {
    renderInvoice(anInvoice({ cardPayment: 'possible' }));

    expect(await screen.findByText('You’ll pay Sunset Sound Co. securely through Stripe.')).toBeVisible();
  });

  test('when the server rejects the payment, then the page shows the reason and fetches the invoice again', async () => {
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

  test('when the payment processor is unavailable, then the page says so, and the button can be clicked again', async () => {
    const outage = { status: 503, code: 'payments_unavailable', message: 'Card payments cannot be reached' };
    const { user } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [refuse(payInvoice, outage)]);

    await user.click(await screen.findByRole('button', button));

    expect(await screen.findByText('Card payments cannot be reached')).toBeVisible();
    expect(await screen.findByRole('button', button)).toBeEnabled();
  });

  test('when the provider takes no cards yet, then the page says so and names other ways to pay', async () => {
    renderInvoice(anInvoice({ cardPayment: 'provider_not_connected' }));

    expect(
      await screen.findByText(
        /^Sunset Sound Co\. doesn’t accept cards yet\. Arrange payment with Sunset Sound Co\./,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /by Card$/ })).not.toBeInTheDocument();
  });

  test('when the client returns from the processor’s page and the invoice is paid, then the page thanks the client', async () => {
    const payment = { method: 'card', paidOn: '2025-08-21', recordedAt: '2025-08-21T15:00:00.000Z' } as const;
    renderInvoice(aPaidInvoice({ payment }), [], '?checkout=done');

    const thanks = await screen.findByText('Thank you. This invoice is paid.');
    expect(getComputedStyle(thanks.closest('[role=status]') ?? thanks).color).toBe(
      theme.color.status.booked.text,
    );
    expect(screen.getByText('By card')).toBeVisible();
  });

  test('when the client returns before the payment is confirmed, then the page says so and has a button to refresh', async () => {
    const { user, calls } = renderInvoice(anInvoice({ cardPayment: 'possible' }), [], '?checkout=done');

    expect(await screen.findByText(/^Your payment is being processed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    await waitFor(() => {
      expect(calls(getClientInvoice)).toHaveLength(2);
    });
  });
});
