import { listInvoices } from '@marquee/contracts/invoice-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice } from './an-invoice.ts';
import { renderProvider } from './render-provider.tsx';

describe('the status filter of the invoices', () => {
  test("when the provider chooses 'Overdue', then only overdue invoices are requested", async () => {
    const { user, calls } = renderProvider({
      route: '/provider-admin?tab=invoices',
      answers: [answer(listInvoices, [anInvoice({ isOverdue: true })])],
    });
    const status = await screen.findByRole('combobox', { name: 'Status' });

    await user.selectOptions(status, 'Overdue');

    await waitFor(() => {
      expect(calls(listInvoices).at(-1)?.query).toEqual({ limit: '20', age: 'overdue' });
    });
    expect(status).toHaveDisplayValue('Overdue');
  });
});
