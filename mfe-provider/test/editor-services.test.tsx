import { addLineItem, approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aLineItem, anApprovedQuote, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const services = () => within(screen.getByRole('table', { name: 'Services' }));

async function typeService(name: string, cost: string) {
  const quote = aQuote({ lineItems: [] });
  const added = aQuote({
    ...quote,
    lineItems: [aLineItem({ serviceName: 'Uplights', totalPrice: '-49.50' })],
  });
  const view = renderEditor(quote, [answer(addLineItem, added)]);
  await view.user.type(await screen.findByRole('textbox', { name: 'Service name' }), `${name} `);
  await view.user.type(screen.getByRole('textbox', { name: 'Cost' }), `${cost} {Enter}`);
  return view;
}

describe('add a service', () => {
  test('when name and cost are there, then it is added and the next can be typed', async () => {
    const { calls } = await typeService('Uplights', '1,250.5');

    expect(await screen.findByText('Service Added')).toBeVisible();
    expect(services().getByText('Uplights')).toBeVisible();
    expect(calls(addLineItem).map(({ body }) => body)).toEqual([
      { serviceName: 'Uplights', unitPrice: '1250.50', quantity: 1, totalPrice: '1250.50' },
    ]);
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Cost' })).toHaveValue('');
  });

  test('when one is typed but not added, then the quote is not approved without it', async () => {
    const { user, calls } = renderEditor(aQuote());

    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Second DJ');
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText('Add the service you typed first, or clear its fields.')).toBeVisible();
    expect(calls(approveQuoteForReview)).toEqual([]);
  });

  test('when the cost is negative, then the line is a discount', async () => {
    const { calls } = await typeService('Uplights', '-49.5');

    expect(await services().findByText('Discount')).toBeVisible();
    expect(services().getByText('−$49.50')).toBeVisible();
    expect(calls(addLineItem)[0]?.body).toMatchObject({ unitPrice: '-49.50', totalPrice: '-49.50' });
  });

  test.each([
    { name: '', cost: '10', title: 'Missing Information', text: 'Please enter both service name and cost' },
    {
      name: 'Uplights',
      cost: '',
      title: 'Missing Information',
      text: 'Please enter both service name and cost',
    },
    {
      name: 'Uplights',
      cost: 'ten',
      title: 'Invalid Cost',
      text: 'Please enter a valid number for the cost',
    },
  ])('when "$name" costs "$cost", then it says $title', async ({ name, cost, title, text }) => {
    const { calls } = await typeService(name, cost);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(calls(addLineItem)).toEqual([]);
  });

  test('when the server refuses, then it says why and what was typed stays', async () => {
    const refusal = {
      status: 422,
      code: 'quote_total_below_zero',
      message: 'The total must not be below zero',
    };
    const { user } = renderEditor(aQuote(), [refuse(addLineItem, refusal)]);

    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Gift');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '-900{Enter}');

    expect(await screen.findByText('The total must not be below zero')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveValue('Gift');
  });
});

describe('approve a quote', () => {
  test('when it is approved, then it says where it is now and can be sent', async () => {
    const quote = aQuote();
    const { user } = renderEditor(quote, [answer(approveQuoteForReview, anApprovedQuote({ id: quote.id }))]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText('Quote Approved for Review')).toBeVisible();
    expect(screen.getByText('This quote is now available in the Profile Review tab')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send to Client' })).toBeVisible();
  });

  test('when it has no services, then the server says what is missing', async () => {
    const message = 'Add at least one service before approving for review';
    const refusal = { status: 422, code: 'quote_has_no_line_items', message };
    const { user } = renderEditor(aQuote({ lineItems: [] }), [refuse(approveQuoteForReview, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText(message)).toBeVisible();
  });
});
