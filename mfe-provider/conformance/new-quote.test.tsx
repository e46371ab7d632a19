import { createQuote, getQuote } from '@marquee/contracts/quote-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aQuote } from '../test/a-quote.ts';
import { renderProvider } from '../test/render-provider.tsx';

const quote = aQuote({ eventName: 'Garden Party', lineItems: [] });
const made = [answer(createQuote, quote), answer(getQuote, quote)];

async function openNewQuote(answers: Answer[] = made) {
  const view = renderProvider({ answers });
  await view.user.click(await screen.findByRole('button', { name: 'New Quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New Quote' }));
  return { ...view, dialog, create: dialog.getByRole('button', { name: 'Create Quote' }) };
}

async function createWithoutName(answers: Answer[] = made) {
  const view = await openNewQuote(answers);
  const { user, dialog, create } = view;
  await user.type(dialog.getByRole('textbox', { name: 'Event Name' }), 'Garden Party');
  await user.type(dialog.getByRole('textbox', { name: 'Client Email' }), 'marta@reyes.example');
  await user.click(create);
  return view;
}

describe('5 New quote', () => {
  test('when the event name or the client email is missing, then the button is disabled', async () => {
    const { user, dialog, create } = await openNewQuote();
    expect(create).toBeDisabled();

    await user.type(dialog.getByRole('textbox', { name: 'Event Name' }), 'Garden Party');
    expect(create).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Client Email' }), 'marta@reyes.example');
    expect(create).toBeEnabled();
    await user.clear(dialog.getByRole('textbox', { name: 'Event Name' }));

    expect(create).toBeDisabled();
  });

  test('when the client name is empty, then the quote is created nevertheless', async () => {
    const { calls, path } = await createWithoutName();

    expect(await screen.findByRole('heading', { level: 1, name: 'Garden Party' })).toBeVisible();
    expect(path()).toBe(`/provider/quotes/${quote.id}`);
    expect(createQuote.body.parse(calls(createQuote)[0]?.body)).toEqual({
      eventName: 'Garden Party',
      clientEmail: 'marta@reyes.example',
      clientName: '',
    });
  });
});

describe('8 Success toasts, quotes', () => {
  test("when a quote is created by hand, then a toast shows 'Quote Created'", async () => {
    await createWithoutName();

    await expectToast('Quote Created');
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects a new quote, then a toast shows 'Error' and the dialog keeps the typed text", async () => {
    const failure = refuse(createQuote, { status: 500, code: 'internal', message: '' });
    const { dialog } = await createWithoutName([failure]);

    await expectToast('Error', 'Failed to create quote');
    expect(dialog.getByRole('textbox', { name: 'Event Name' })).toHaveValue('Garden Party');
  });
});
