import { approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anApprovedQuote, aQuote } from './a-quote.ts';
import { renderEditor, renderEditorWithTermsForm } from './render-provider.tsx';

const quote = aQuote();

async function typeNotes(answers: Parameters<typeof renderEditor>[1] = []) {
  const view = await renderEditorWithTermsForm(quote, answers);
  expect(await screen.findByText('Saved')).toBeVisible();
  await view.user.type(screen.getByRole('textbox', { name: /Notes/ }), 'Two hours before');
  return view;
}

describe('unsaved changes to the terms', () => {
  test('when terms are typed, then the action bar no longer says that the quote is saved', async () => {
    await typeNotes();

    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('when the terms are saved, then the action bar says so again', async () => {
    const { user } = await typeNotes([answer(updateQuote, { ...quote, notes: 'Two hours before' })]);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
  });

  test('when the provider discards the changes, then the fields show the saved values and the quote can be approved', async () => {
    const approved = answer(approveQuoteForReview, anApprovedQuote({ id: quote.id }));
    const { user, calls } = await typeNotes([approved]);

    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));

    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue(quote.notes);
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Terms' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));
    expect(await screen.findByText('Quote Approved for Review')).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when nothing is typed, then there is nothing to discard', async () => {
    renderEditor(quote);

    expect(await screen.findByRole('button', { name: 'Save Terms' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
  });
});
