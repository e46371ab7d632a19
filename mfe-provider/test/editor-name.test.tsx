import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anAcceptedQuote, aQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

async function startRenaming() {
  const quote = aQuote({ eventName: 'Sweet16' });
  const view = renderEditor(quote, [
    answer(updateQuote, ({ body }) => ({ ...quote, ...(body as { eventName: string }) })),
  ]);
  await view.user.click(await screen.findByRole('button', { name: 'Edit event name' }));
  return { ...view, field: screen.getByRole('textbox', { name: 'Event Name' }) };
}

describe('rename the event of a quote', () => {
  test('when Enter is pressed, then the new name is saved and the focus is back on the pencil', async () => {
    const { user, field, calls } = await startRenaming();

    await user.type(field, ' and more{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Sweet16 and more' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit event name' })).toHaveFocus();
    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([{ eventName: 'Sweet16 and more' }]);
  });

  test('when the field is left, then the new name is saved and the focus stays where it went', async () => {
    const { user, field, calls } = await startRenaming();

    await user.clear(field);
    await user.type(field, ' Gala ');
    await user.click(screen.getByRole('textbox', { name: 'Service name' }));

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toEqual([{ eventName: 'Gala' }]);
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
  });

  test.each([
    { by: 'Escape', typed: ' and more{Escape}' },
    { by: 'Enter without a change', typed: '{Enter}' },
    { by: 'Enter with nothing but blanks', typed: '{Control>}a{/Control}   {Enter}' },
  ])('when it is ended by $by, then nothing is saved', async ({ typed }) => {
    const { user, field, calls } = await startRenaming();

    await user.clear(field);
    await user.type(field, typed === '{Enter}' ? 'Sweet16{Enter}' : typed);

    expect(await screen.findByRole('heading', { level: 1, name: 'Sweet16' })).toBeVisible();
    expect(calls(updateQuote)).toEqual([]);
  });

  test('when the server refuses, then it says why, and what was typed is still in the field', async () => {
    const quote = aQuote({ eventName: 'Sweet16' });
    const refusal = { status: 409, code: 'quote_is_accepted', message: 'This quote has been accepted' };
    const { user } = renderEditor(quote, [refuse(updateQuote, refusal)]);

    await user.click(await screen.findByRole('button', { name: 'Edit event name' }));
    await user.type(screen.getByRole('textbox', { name: 'Event Name' }), ' and more{Enter}');

    expect(await screen.findByText('This quote has been accepted')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Event Name' })).toHaveValue('Sweet16 and more');
  });

  test('when the client has accepted, then the name is fixed', async () => {
    renderEditor(anAcceptedQuote());

    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('button', { name: 'Edit event name' })).not.toBeInTheDocument();
  });
});
