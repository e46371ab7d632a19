import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, answerIfFresh, hold } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aLineItem, aQuote, aSentQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const read = aQuote({
  revision: 4,
  paymentSchedule: { deposit: { kind: 'percent', percent: 20 }, balanceDueDaysBefore: 7 },
});
const { id, lineItems, paymentSchedule } = read;

function aChange(changed: Partial<ProviderQuote>): ProviderQuote {
  return { ...read, revision: 5, ...changed };
}

/** Saves the terms with one typed field after another tab has changed the quote to `current`. */
async function save(current: ProviderQuote, { into = 'Discount', typed = '50' } = {}) {
  const view = renderEditor(read, [answerIfFresh(updateQuote, current)]);
  const field = await screen.findByRole('textbox', { name: into });
  await view.user.clear(field);
  await view.user.type(field, typed);
  await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));
  return { ...view, field };
}

describe('the terms of a quote that changed in other fields', () => {
  const added = aLineItem({ unitPrice: '900.00', totalPrice: '900.00' });

  test.each([
    ['was sent', aSentQuote({ id, lineItems, paymentSchedule, revision: 5 }), /You changed .*Status/],
    [
      'got another service',
      aChange({ lineItems: [...lineItems, added], totalAmount: '1499.00', finalAmount: '1499.00' }),
      /You changed Services/,
    ],
    ['was renamed', aChange({ eventName: 'Gala' }), /You changed Event Name/],
  ])('when the quote %s elsewhere, then saving stops with a notice', async (_what, current, words) => {
    const { calls } = await save(current);

    expect(await screen.findByText(words)).toBeVisible();
    expect(calls(updateQuote)).toHaveLength(1);
    expect(screen.queryByText('Quote Updated')).toBeNull();
  });

  test('when the provider saves the terms again, then the second click saves them', async () => {
    const { user, calls } = await save(aSentQuote({ id, lineItems, paymentSchedule, revision: 5 }));
    await screen.findByText(/You changed .*Status/);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toMatchObject([{ revision: 4 }, { revision: 5 }]);
  });
});

describe('a field of the terms that was edited in two tabs', () => {
  test('when the provider saves the terms, then the page shows both values of the field', async () => {
    const { field } = await save(aChange({ discountAmount: '30.00' }));

    expect(
      await screen.findByText(/You typed “.?50.?”; you saved “.?30\.00.?” in another tab/),
    ).toBeVisible();
    expect(field).toHaveValue('50');
    expect(field).toBeInvalid();
  });

  test('when the other tab chose another kind of deposit, then the typed percentage stays', async () => {
    const chosen = { deposit: { kind: 'amount', amount: '300.00' }, balanceDueDaysBefore: 7 } as const;

    const { user, calls } = await save(aChange({ paymentSchedule: chosen }), {
      into: 'Deposit (%)',
      typed: '35',
    });

    expect(
      await screen.findByText(/You typed .*A percentage.*35.*you saved .*A fixed amount.*300/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Deposit (%)' })).toHaveValue('35');

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await screen.findByText('Quote Updated');
    const { body } = calls(updateQuote)[1] ?? {};
    expect(body).toMatchObject({ paymentSchedule: { deposit: { kind: 'percent', percent: 35 } } });
  });
});

describe('terms that are typed while a save runs', () => {
  test('when the response to the save arrives, then the typed terms stay, and the next step requires saving them', async () => {
    const { answer: saving, release } = hold(answer(updateQuote, aChange({ discountAmount: '50.00' })));
    const { user } = renderEditor(read, [saving]);
    const terms = within(await screen.findByRole('form', { name: 'Terms' }));
    await user.clear(terms.getByRole('textbox', { name: 'Discount' }));
    await user.type(terms.getByRole('textbox', { name: 'Discount' }), '50{Enter}');

    await user.type(terms.getByRole('textbox', { name: /Notes/ }), 'Parking behind the hall');
    release();

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    expect(terms.getByRole('textbox', { name: 'Discount' })).toHaveValue('50.00');
    expect(terms.getByRole('textbox', { name: /Notes/ })).toHaveValue('Parking behind the hall');

    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText('Save or discard your changes to the terms first.')).toBeVisible();
  });
});
