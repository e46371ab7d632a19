import { getBillingAccount } from '@marquee/contracts/billing-operations';
import { getPaymentDefault, setPaymentDefault } from '@marquee/contracts/payment-default-operations';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const third: PaymentTerms = { deposit: { kind: 'percent', percent: 33 }, balanceDueDaysBefore: 30 };
const noIssuer = { taxNumber: '', billingAddress: '' };
const issuer = { taxNumber: 'US 12-3456789', billingAddress: 'Suite 4\n200 Main Street' };
const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };

async function openSection(...answers: Answer[]) {
  const account = { subscription: trial, card: null, receipts: [] };
  const view = renderProvider({
    route: '/provider/billing',
    answers: [answer(getBillingAccount, account), ...answers],
  });
  const section = within(await screen.findByRole('region', { name: 'Payment defaults' }));
  return { ...view, section };
}

describe('the payment defaults on the billing page', () => {
  test('when payment defaults were set, then the fields show them', async () => {
    const { section } = await openSection(answer(getPaymentDefault, third));

    expect(await section.findByRole('combobox', { name: 'Deposit' })).toHaveDisplayValue(
      'A percentage of the total',
    );
    expect(section.getByRole('textbox', { name: 'Deposit (%)' })).toHaveValue('33');
    expect(section.getByRole('textbox', { name: /^Balance due/ })).toHaveValue('30');
  });

  test('when the provider saves other values, then one request sets them', async () => {
    const { section, user, calls } = await openSection(answer(setPaymentDefault, third));

    await user.selectOptions(await section.findByRole('combobox', { name: 'Deposit' }), 'percent');
    await user.type(section.getByRole('textbox', { name: 'Deposit (%)' }), '33');
    await user.clear(section.getByRole('textbox', { name: /^Balance due/ }));
    await user.type(section.getByRole('textbox', { name: /^Balance due/ }), '30');
    await user.dblClick(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Defaults Saved')).toBeVisible();
    expect(calls(setPaymentDefault).map(({ body }) => body)).toEqual([{ ...third, ...noIssuer }]);
  });

  test('when tax number and billing address are stored, then the fields show them and saving retains them', async () => {
    const stored = { ...third, ...issuer };
    const { section, user, calls } = await openSection(
      answer(getPaymentDefault, stored),
      answer(setPaymentDefault, stored),
    );

    expect(await section.findByRole('textbox', { name: /^Tax number/ })).toHaveValue(issuer.taxNumber);
    expect(section.getByRole('textbox', { name: /^Billing address/ })).toHaveValue(issuer.billingAddress);
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Defaults Saved')).toBeVisible();
    expect(calls(setPaymentDefault).map(({ body }) => body)).toEqual([stored]);
  });

  test('when the tax number is too long, then the field shows an error and nothing is saved', async () => {
    const { section, user, calls } = await openSection();

    await user.type(await section.findByRole('textbox', { name: /^Tax number/ }), 'x'.repeat(41));
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await section.findByText('Please use at most 40 characters')).toBeVisible();
    expect(calls(setPaymentDefault)).toEqual([]);
  });

  test('when the billing address has more than 8 lines, then the field shows an error and nothing is saved', async () => {
    const { section, user, calls } = await openSection();

    await user.click(await section.findByRole('textbox', { name: /^Billing address/ }));
    await user.paste(`${'Floor\n'.repeat(8)}End`);
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await section.findByText('Please use at most 8 lines')).toBeVisible();
    expect(calls(setPaymentDefault)).toEqual([]);
  });

  test('when the stored address has more than 8 lines, then the other fields can still be saved', async () => {
    const stored = { ...third, taxNumber: '', billingAddress: `${'Floor\n'.repeat(8)}End` };
    const { section, user, calls } = await openSection(
      answer(getPaymentDefault, stored),
      answer(setPaymentDefault, stored),
    );

    await user.type(await section.findByRole('textbox', { name: /^Tax number/ }), 'US 1');
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Defaults Saved')).toBeVisible();
    expect(calls(setPaymentDefault)).toMatchObject([
      { body: { taxNumber: 'US 1', billingAddress: stored.billingAddress } },
    ]);
  });

  test('when values are unsaved and the provider follows a link, then a dialog asks first', async () => {
    const { section, user } = await openSection();
    await user.type(await section.findByRole('textbox', { name: /^Tax number/ }), 'US 1');

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));

    expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeVisible();
  });

  test('when a typed value is invalid, then the field shows the reason and nothing is saved', async () => {
    const { section, user, calls } = await openSection();

    await user.selectOptions(await section.findByRole('combobox', { name: 'Deposit' }), 'percent');
    await user.type(section.getByRole('textbox', { name: 'Deposit (%)' }), '101');
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await section.findByText('The deposit must be at most 100 percent')).toBeVisible();
    expect(calls(setPaymentDefault)).toEqual([]);
  });

  test('when saving fails, then the page says so and the typed values stay', async () => {
    const { section, user } = await openSection(refuse(setPaymentDefault, outage));

    await user.selectOptions(await section.findByRole('combobox', { name: 'Deposit' }), 'amount');
    await user.type(section.getByRole('textbox', { name: 'Deposit amount' }), '150');
    await user.click(section.getByRole('button', { name: 'Save Defaults' }));

    expect(await screen.findByText('Please try again in a moment')).toBeVisible();
    expect(section.getByRole('textbox', { name: 'Deposit amount' })).toHaveValue('150');
  });

  test('when the payment defaults cannot be loaded, then the page says so and offers a retry', async () => {
    const { section } = await openSection(refuse(getPaymentDefault, outage));

    expect(await section.findByText('Your payment defaults could not be loaded')).toBeVisible();
    expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
