import { addLineItem, approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer, hold, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anApprovedQuote, aQuote } from './a-quote.ts';
import { asksBeforeUnload } from './asks-before-unload.ts';
import { renderEditor } from './render-provider.tsx';

describe('adding a service', () => {
  test('when a service was added, then the row is ready for the next service', async () => {
    const { user } = renderEditor(aQuote({ lineItems: [] }), [answer(addLineItem, aQuote())]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Uplights');

    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '250{Enter}');

    expect(await screen.findByText('Service Added')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Cost' })).toHaveValue('');
  });

  test('when a service was rejected for its empty cost and is then added, then the cleared fields show no error', async () => {
    const { user } = renderEditor(aQuote({ lineItems: [] }), [answer(addLineItem, aQuote())]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Uplights{Enter}');
    const cost = screen.getByRole('textbox', { name: 'Cost' });
    expect(cost).toHaveAccessibleDescription('Please enter a cost');

    await user.type(cost, '250{Enter}');

    expect(await screen.findByText('Service Added')).toBeVisible();
    await waitFor(() => {
      expect(cost).toHaveValue('');
    });
    expect(cost).toBeValid();
    expect(cost).not.toHaveAccessibleDescription();
  });

  test('when the cost of a service would make the total negative, then the error appears beside the cost', async () => {
    const message = 'The total of a quote must not be below zero';
    const errors = [{ path: 'unitPrice', message }];
    const refusal = refuse(addLineItem, { status: 422, code: 'quote_total_below_zero', message, errors });
    const { user } = renderEditor(aQuote(), [refusal]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Discount');

    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '-900{Enter}');

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Cost' })).toHaveAccessibleDescription(message);
    });
  });

  test('when the name of a service is too long for the quote, then the error appears beside the name', async () => {
    const message = 'Please shorten this text by 1 character.';
    const errors = [{ path: 'serviceName', message }];
    const refusal = refuse(addLineItem, { status: 422, code: 'quote_is_too_long', message, errors });
    const { user } = renderEditor(aQuote(), [refusal]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Photography');

    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '900{Enter}');

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveAccessibleDescription(message);
    });
  });

  test('when a service is typed but not added, then the browser asks before unloading', async () => {
    const { user } = renderEditor(aQuote());

    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');

    expect(asksBeforeUnload()).toBe(true);
  });

  test('when a service is typed but not added, then the quote cannot be approved', async () => {
    const { user, calls } = renderEditor(aQuote());

    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText('Add or clear the service you typed first.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });

  test('when the provider approves the quote while a service is saving, then the approval waits for the service', async () => {
    const quote = aQuote();
    const held = hold(answer(addLineItem, quote));
    const approved = answer(approveQuoteForReview, anApprovedQuote({ id: quote.id }));
    const { user, calls } = renderEditor(quote, [held.answer, approved]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '250{Enter}');

    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    expect(calls(approveQuoteForReview)).toEqual([]);
    held.release();
    expect(await screen.findByText('Quote Approved for Review')).toBeVisible();
  });

  test('when the provider types more while an approval waits for a service, then a toast asks to add that first', async () => {
    const quote = aQuote();
    const held = hold(answer(addLineItem, quote));
    const { user, calls } = renderEditor(quote, [held.answer]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '250{Enter}');
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));
    await user.type(screen.getByRole('textbox', { name: 'Service name' }), ' and lights');

    held.release();

    expect(await screen.findByText('Add or clear the service you typed first.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });

  test('when an approval waits for a service that is then rejected, then the quote is not approved', async () => {
    const held = hold(refuse(addLineItem, { status: 500, code: 'internal', message: '' }));
    const { user, calls } = renderEditor(aQuote(), [held.answer]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '250{Enter}');
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    held.release();

    expect(await screen.findByText('Failed to add the service')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });
});

describe('a service that is typed but not added while the terms are saving', () => {
  test('when the provider approves the quote, then a toast asks to add the service first', async () => {
    const quote = aQuote();
    const held = hold(answer(updateQuote, { ...quote, discountAmount: '9.00', finalAmount: '590.00' }));
    const { user, calls } = renderEditor(quote, [held.answer]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.clear(screen.getByRole('textbox', { name: 'Discount' }));
    await user.type(screen.getByRole('textbox', { name: 'Discount' }), '9');
    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));
    held.release();

    expect(await screen.findByText('Add or clear the service you typed first.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });
});

describe('terms that are saving', () => {
  async function approveDuring(save: ReturnType<typeof hold>['answer']) {
    const view = renderEditor(aQuote(), [save]);
    const discount = await screen.findByRole('textbox', { name: 'Discount' });
    await view.user.clear(discount);
    await view.user.type(discount, '9');
    await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));
    await view.user.click(screen.getByRole('button', { name: 'Approve for Review' }));
    return { ...view, discount };
  }

  test('when the provider types more while an approval waits for them, then a toast asks to save that first', async () => {
    const held = hold(answer(updateQuote, aQuote({ discountAmount: '9.00', finalAmount: '590.00' })));
    const { user, calls, discount } = await approveDuring(held.answer);
    await user.type(discount, '5');

    held.release();

    expect(await screen.findByText('Save or discard your changes to the terms first.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });

  test('when the save is rejected while an approval waits for it, then only the rejection is shown', async () => {
    const held = hold(refuse(updateQuote, { status: 500, code: 'internal', message: '' }));
    const { calls } = await approveDuring(held.answer);

    held.release();

    expect(await screen.findByText('Failed to Save the Terms')).toBeVisible();
    expect(screen.queryByText('Unsaved Changes')).not.toBeInTheDocument();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });
});

describe('approving a quote', () => {
  test('when the quote is approved, then the provider can send it', async () => {
    const quote = aQuote();
    const { user } = renderEditor(quote, [answer(approveQuoteForReview, anApprovedQuote({ id: quote.id }))]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByRole('button', { name: 'Send to Client' })).toBeVisible();
  });

  test('when the quote has no services, then the server’s message names what is missing', async () => {
    const message = 'Add at least one service before approving for review';
    const refusal = { status: 422, code: 'quote_has_no_line_items', message };
    const { user } = renderEditor(aQuote({ lineItems: [] }), [refuse(approveQuoteForReview, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText(message)).toBeVisible();
  });
});
