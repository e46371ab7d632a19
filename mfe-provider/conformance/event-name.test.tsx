import { approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anApprovedQuote, aQuote } from '../test/a-quote.ts';
import { renderEditor } from '../test/render-provider.tsx';

const quote = aQuote({ eventName: 'Sweet16' });
const renamed = answer(updateQuote, ({ body }) => ({ ...quote, ...(body as object) }));
const approved = answer(approveQuoteForReview, anApprovedQuote({ ...quote, status: 'approved_for_review' }));

/** Opens the name field with the pencil button and types a new name. The field keeps the focus. */
async function typeName(eventName: string, updated = renamed) {
  const view = renderEditor(quote, [updated, approved]);
  await view.user.click(await screen.findByRole('button', { name: 'Edit event name' }));
  const field = screen.getByRole('textbox', { name: 'Event Name' });
  await view.user.clear(field);
  await view.user.type(field, eventName);
  return { ...view, field };
}

describe('5 Event name editing', () => {
  test('when the field is left, then the name is saved', async () => {
    const { user, calls } = await typeName(' Robin’s Ball ');

    await user.click(screen.getByRole('textbox', { name: 'Service name' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Robin’s Ball' })).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([{ eventName: 'Robin’s Ball', revision: 4 }]);
  });

  test('when Enter is pressed, then the name is saved', async () => {
    const { user, calls } = await typeName('Robin’s Ball');

    await user.keyboard('{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Robin’s Ball' })).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([{ eventName: 'Robin’s Ball', revision: 4 }]);
  });

  test('when the name is unchanged, then nothing is saved', async () => {
    const { user, calls } = await typeName('Sweet16');

    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    await expectToast('Quote Approved for Review');
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when Escape is pressed, then the saved name is shown again and nothing is saved', async () => {
    const { user, calls } = await typeName('Robin’s Ball');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    await expectToast('Quote Approved for Review');
    expect(screen.getByRole('heading', { level: 1, name: 'Sweet16' })).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });
});

describe('8 Success toasts, quotes', () => {
  test("when the event is renamed, then a toast shows 'Event Name Updated'", async () => {
    const { user } = await typeName('Robin’s Ball');

    await user.keyboard('{Enter}');

    await expectToast('Event Name Updated');
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects the name, then a toast shows 'Error' and the typed name stays", async () => {
    const refusal = { status: 422, code: 'refused', message: 'The server says why' };
    const { user } = await typeName('Robin’s Ball', refuse(updateQuote, refusal));

    await user.keyboard('{Enter}');

    await expectToast('Error', 'The server says why');
    expect(screen.getByRole('textbox', { name: 'Event Name' })).toHaveValue('Robin’s Ball');
  });
});
