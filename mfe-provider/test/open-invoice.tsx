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

/** With one of its buttons pressed. */
export async function press(button: string, invoice: ProviderInvoice, answers: Answer[] = []) {
  const view = renderInvoice(invoice, answers);
  await view.user.click(await screen.findByRole('button', { name: button }));
  return view;
}

/** The same where the button opens a dialog. */
export async function open(button: string, invoice: ProviderInvoice, answers: Answer[] = []) {
  const view = await press(button, invoice, answers);
  return { ...view, dialog: within(screen.getByRole('dialog')) };
}
