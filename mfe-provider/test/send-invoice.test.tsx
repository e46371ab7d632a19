import { sendInvoice } from '@marquee/contracts/invoice-operations';
import { getPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aDocument } from './a-document.ts';
import { aDraftInvoice } from './an-invoice.ts';
import { clickInvoiceButton } from './render-invoice.tsx';

const draft = aDraftInvoice({ document: aDocument() });
const sent = { ...draft, status: 'sent', number: 13, sendsAt: null } as const;
const terms = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 } as const;
const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
const issuer = { taxNumber: 'US 98-7654321', billingAddress: 'Suite 4\n200 Main Street' };

async function clickSend(...answers: Answer[]) {
  const view = await clickInvoiceButton('Send Now', draft, answers);
  const dialog = within(screen.getByRole('alertdialog'));
  return { ...view, dialog, button: await dialog.findByRole('button', { name: 'Send Now' }) };
}

describe('the tax number and address with which an invoice is sent', () => {
  test('when the payment defaults have just changed, then the dialog shows them, and the request contains them', async () => {
    const defaults = answer(getPaymentDefault, { ...terms, ...issuer });
    const { user, calls, dialog, button } = await clickSend(defaults, answer(sendInvoice, sent));
    expect(dialog.getByText('US 98-7654321')).toBeVisible();
    expect(dialog.getByText(/Suite 4\s+200 Main Street/)).toBeVisible();

    await user.click(button);

    expect(await screen.findByText('Invoice Sent')).toBeVisible();
    expect(calls(sendInvoice).map(({ body }) => body)).toEqual([{ revision: draft.revision, issuer }]);
  });

  test('when billing has not received a change of these values yet, then the page says so, the dialog stays open, and the defaults are fetched again', async () => {
    const message = 'Your tax number or billing address has just changed and is not on this invoice yet.';
    const refusal = refuse(sendInvoice, { status: 409, code: 'issuer_not_current', message });
    const { user, calls, button, dialog } = await clickSend(refusal);

    await user.click(button);

    expect(await screen.findByText(message)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Send Now' })).toBeEnabled();
    expect(calls(getPaymentDefault)).toHaveLength(2);
  });

  test('when the payment defaults cannot be loaded, then the dialog shows billing’s values and the request contains none', async () => {
    const { user, calls, dialog, button } = await clickSend(
      refuse(getPaymentDefault, outage),
      answer(sendInvoice, sent),
    );
    expect(dialog.getByText('US 12-3456789')).toBeVisible();

    await user.click(button);

    expect(await screen.findByText('Invoice Sent')).toBeVisible();
    expect(calls(sendInvoice).map(({ body }) => body)).toEqual([{ revision: draft.revision }]);
  });
});
