import { getInvoice } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderProvider } from './render-provider.tsx';

export function renderInvoice(invoice: ProviderInvoice, answers: Answer[] = []) {
  return renderProvider({
    route: `/provider/invoices/${invoice.id}`,
    answers: [answer(getInvoice, invoice), ...answers],
  });
}

/** Opens an invoice and clicks one of its buttons. */
export async function clickInvoiceButton(button: string, invoice: ProviderInvoice, answers: Answer[] = []) {
  const view = renderInvoice(invoice, answers);
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
}

/** Opens an invoice and the dialog that one of its buttons opens. */
export async function openInvoiceDialog(button: string, invoice: ProviderInvoice, answers: Answer[] = []) {
  const view = await clickInvoiceButton(button, invoice, answers);
  return { ...view, dialog: within(screen.getByRole('dialog')) };
}
