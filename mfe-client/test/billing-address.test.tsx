import * as addresses from '@marquee/contracts/billing-address-operations';
import { getClientInvoice } from '@marquee/contracts/invoice-operations';
import { answer, answerIfFresh } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anInvoice } from './an-invoice.ts';
import { anOutage } from './an-outage.ts';
import { renderClient } from './render-client.tsx';

const home = '12 Oak Street\nAustin, TX 78701';

async function openSection(...answers: Answer[]) {
  const invoice = anInvoice();
  const view = renderClient({
    route: `/client/invoices/${invoice.id}`,
    answers: [answer(getClientInvoice, invoice), ...answers],
  });
  const section = within(await screen.findByRole('region', { name: 'Your billing address' }));
  return { ...view, section };
}

describe('the billing address on an invoice’s page', () => {
  test('when the client has an address, then the field shows it', async () => {
    const { section } = await openSection(answer(addresses.getBillingAddress, { billingAddress: home }));

    expect(await section.findByRole('textbox', { name: /^Billing address/ })).toHaveValue(home);
  });

  test('when the client double-clicks Save Address, then one request contains the address, and the page says that earlier invoices do not change', async () => {
    const set = answer(addresses.setBillingAddress, { billingAddress: home, revision: 1 });
    const { section, user, calls } = await openSection(set);

    await user.type(await section.findByRole('textbox', { name: /^Billing address/ }), home);
    await user.dblClick(section.getByRole('button', { name: 'Save Address' }));

    expect(await screen.findByText('Billing Address Saved')).toBeVisible();
    expect(section.getByText(/Earlier ones don’t change\.$/)).toBeVisible();
    expect(calls(addresses.setBillingAddress).map(({ body }) => body)).toEqual([
      { billingAddress: home, revision: 0 },
    ]);
  });

  test('when the address is too long, then the field shows an error and nothing is saved', async () => {
    const { section, user, calls } = await openSection();

    await user.click(await section.findByRole('textbox', { name: /^Billing address/ }));
    await user.paste('x'.repeat(501));
    await user.click(section.getByRole('button', { name: 'Save Address' }));

    expect(await section.findByText('Please use at most 500 characters')).toBeVisible();
    expect(calls(addresses.setBillingAddress)).toEqual([]);
  });

  test('when the address has more than 8 lines, then the field shows an error and nothing is saved', async () => {
    const { section, user, calls } = await openSection();

    await user.click(await section.findByRole('textbox', { name: /^Billing address/ }));
    await user.paste('Floor\n'.repeat(9));
    await user.paste('End');
    await user.click(section.getByRole('button', { name: 'Save Address' }));

    expect(await section.findByText('Please use at most 8 lines')).toBeVisible();
    expect(calls(addresses.setBillingAddress)).toEqual([]);
  });

  test('when the client follows a link with unsaved text and chooses Keep editing in the dialog, then the text stays', async () => {
    const { section, user } = await openSection();
    await user.type(await section.findByRole('textbox', { name: /^Billing address/ }), '12 Oak Street');

    await user.click(screen.getByRole('link', { name: 'Invoices' }));

    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(section.getByRole('textbox', { name: /^Billing address/ })).toHaveValue('12 Oak Street');
  });

  test('when saving fails, then the page says so and the typed text stays', async () => {
    const { section, user } = await openSection(anOutage(addresses.setBillingAddress));

    await user.type(await section.findByRole('textbox', { name: /^Billing address/ }), '12 Oak Street');
    await user.click(section.getByRole('button', { name: 'Save Address' }));

    expect(await screen.findByText('Please try again in a moment')).toBeVisible();
    expect(section.getByRole('textbox', { name: /^Billing address/ })).toHaveValue('12 Oak Street');
  });

  test('when the address was changed in another tab, then the page says so, and the next attempt saves the typed text', async () => {
    const read = { billingAddress: '', revision: 0 };
    const current = { billingAddress: home, revision: 1 };
    const { section, user, calls } = await openSection(
      answer(addresses.getBillingAddress, read),
      answerIfFresh(addresses.setBillingAddress, current),
    );
    const field = await section.findByRole('textbox', { name: /^Billing address/ });
    await user.type(field, '9 Pier Road');
    await user.click(section.getByRole('button', { name: 'Save Address' }));
    expect(await screen.findByText(/You changed Billing address in another tab/)).toBeVisible();

    await user.click(section.getByRole('button', { name: 'Save Address' }));

    expect(await screen.findByText('Billing Address Saved')).toBeVisible();
    expect(calls(addresses.setBillingAddress).at(-1)?.body).toEqual({
      billingAddress: '9 Pier Road',
      revision: 1,
    });
  });

  test('when the address cannot be loaded, then the page says so and offers a retry', async () => {
    const { section } = await openSection(anOutage(addresses.getBillingAddress));

    expect(await section.findByText('Your billing address could not be loaded')).toBeVisible();
    expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('line items and parties on an invoice’s page', () => {
  test('when the invoice was sent without a discount, then the page shows its lines, the billed client, the tax number and the totals, but no discount', async () => {
    const invoice = anInvoice({
      document: {
        issuer: { name: 'Nova Sound', email: '', address: '200 Main Street', taxNumber: 'US 12-3456789' },
        billedTo: { name: 'Amara Okafor', email: 'amara@example.com', address: home },
        lines: [
          {
            ...{ serviceName: 'Uplights', serviceDescription: '', quantity: 10 },
            ...{ unitPrice: '25.00', totalPrice: '250.00' },
          },
        ],
        ...{ subtotal: '250.00', discount: '0.00' },
      },
    });
    renderClient({
      route: `/client/invoices/${invoice.id}`,
      answers: [answer(getClientInvoice, invoice)],
    });

    expect(
      await screen.findByText(/^Amara Okafor\s+amara@example.com\s+12 Oak Street\s+Austin/),
    ).toBeVisible();
    expect(screen.getByText('US 12-3456789')).toBeVisible();
    expect(screen.getByRole('row', { name: /Uplights/ })).toHaveTextContent(/10\$25\.00\$250\.00/);
    expect(screen.queryByText('Discount')).not.toBeInTheDocument();
    expect(screen.getByText('Accepted quote total')).toBeVisible();
    expect(screen.getByText('This invoice').parentElement).toHaveTextContent('$269.70');
    expect(screen.getByRole('cell', { name: '10' })).toHaveAttribute('data-label', 'Quantity');
  });
});
