import { approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { getQuote, getQuoteHistory, updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, refuse, byTextContent } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLineItem, aQuote, aSentQuote } from './a-quote.ts';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderEditor, renderProvider, renderEditorWithTermsForm } from './render-provider.tsx';

async function typeDiscount(quote: ProviderQuote, typed: string, answers = [answer(updateQuote, quote)]) {
  const view = await renderEditorWithTermsForm(quote, answers);
  const field = await screen.findByRole('textbox', { name: 'Discount' });
  await view.user.clear(field);
  await view.user.type(field, typed);
  return view;
}

describe('the terms of a quote', () => {
  test('when the terms are saved, then the preview shows them', async () => {
    const quote = aQuote();
    const saved = { ...quote, discountAmount: '99.50', finalAmount: '499.50', notes: 'Two hours before' };
    const { user, calls } = await typeDiscount(quote, '99.5', [answer(updateQuote, saved)]);
    await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'Two hours before');
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    const preview = within(screen.getByRole('article', { name: 'The quote as Marta sees it' }));
    expect(preview.getByText('−$99.50')).toBeVisible();
    expect(preview.getByText('Total').parentElement).toHaveTextContent('$499.50');
    expect(preview.getByText('Two hours before')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([
      {
        ...{ discountAmount: '99.50', notes: 'Two hours before' },
        ...{ paymentSchedule: quote.paymentSchedule, revision: 4 },
      },
    ]);
  });

  test.each(['-5', 'half'])('when the discount is "%s", then the field shows an error', async (typed) => {
    const { user, calls } = await typeDiscount(aQuote(), typed);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Please enter a valid number for the discount')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when a validity date was set, then saving the terms without a date is rejected', async () => {
    const { user, calls } = renderEditor(aSentQuote());

    await user.clear(await screen.findByLabelText('Valid until'));
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Valid until is required')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when a past validity date is set, then the field shows an error before anything is sent', async () => {
    const { user, calls } = renderEditor(aQuote());

    await user.type(await screen.findByLabelText(/^Valid until/), '2025-01-01');
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Valid until must not be in the past')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when the server rejects a field, then the server’s message appears beside the field and the typed values stay', async () => {
    const message = 'The total of a quote must not be below zero';
    const errors = [{ path: 'discountAmount', message }];
    const refusal = refuse(updateQuote, { status: 422, code: 'quote_total_below_zero', message, errors });
    const { user } = await typeDiscount(aQuote(), '900', [refusal]);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveAccessibleDescription(message);
    });
    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('900');
  });

  test('when terms are typed but not saved, then the quote cannot be approved', async () => {
    const { user, calls } = await typeDiscount(aQuote(), '50');

    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText('Save or discard your changes to the terms first.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });

  test('when terms are typed but not saved, then a dialog asks before leaving', async () => {
    const quote = aQuote();
    const { user, path } = await typeDiscount(quote, '50');

    await user.click(screen.getByRole('link', { name: 'Client Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));

    expect(path()).toBe(`/provider/quotes/${quote.id}`);
    expect(screen.getByRole('textbox', { name: 'Discount' })).toHaveValue('50');
  });
});

describe('unloading the page with the terms of a quote', () => {
  test('when terms are typed but not saved, then the browser asks first', async () => {
    await typeDiscount(aQuote(), '50');

    expect(asksBeforeUnload()).toBe(true);
  });

  test('when the terms were saved, then the browser does not ask', async () => {
    const { user } = await typeDiscount(aQuote(), '50');

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));
    await screen.findByText('Quote Updated');

    expect(asksBeforeUnload()).toBe(false);
  });
});

describe('the state of a quote', () => {
  test('when the quote changed after sending, then the editor says that the sent version stays open', async () => {
    renderEditor(aQuote({ version: 2 }));

    expect(await screen.findByText(/Version 2 stays open until you send this one/)).toBeVisible();
    expect(screen.getByText(byTextContent('As Marta will see it'))).toBeVisible();
  });

  test.each([
    { quote: aQuote(), current: 'Ready for Review: nextNext: approve it' },
    { quote: aSentQuote(), current: 'Client Accepted: waitingWaiting for Client' },
  ])('when the quote is $quote.status, then a step shows what comes next', async ({ quote, current }) => {
    renderEditor(quote);

    const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');

    expect(steps.find((step) => step.ariaCurrent ?? step.hasAttribute('aria-current'))).toHaveTextContent(
      current,
    );
  });

  test('when the history opens, then every entry shows action, actor and time', async () => {
    const entry = {
      id: '1',
      status: 'draft',
      notes: 'Created from the client’s request',
      actor: 'provider',
    } as const;
    renderEditor(aQuote(), [answer(getQuoteHistory, [{ ...entry, createdAt: '2020-08-20T12:00:00.000Z' }])]);

    const history = within(await screen.findByRole('region', { name: 'History' }));

    expect(await history.findByText('Created from the client’s request')).toBeVisible();
    expect(history.getByText('You, Aug 20, 2020')).toBeVisible();
  });

  test('when the quote has many lines, then the preview shows eight, and a button moves the focus to the fields for a new service', async () => {
    const lineItems = Array.from({ length: 60 }, (_, index) =>
      aLineItem({ serviceName: `Service ${index + 1}` }),
    );
    const { user } = renderEditor(aQuote({ lineItems }));
    const preview = within(await screen.findByRole('article', { name: 'The quote as Marta sees it' }));
    expect(preview.getByText('52 more services')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Jump to add' }));

    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
  });

  test('when the quote does not exist or belongs to another provider, then the page says that there is no such quote', async () => {
    const missing = { status: 404, code: 'quote_not_found', message: 'Quote not found' };
    renderProvider({ route: '/provider/quotes/another', answers: [refuse(getQuote, missing)] });

    expect(await screen.findByText('Quote not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Client Quotes' })).toHaveAttribute(
      'href',
      '/provider?tab=quotes',
    );
  });
});
