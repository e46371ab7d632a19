import { updateQuote } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aQuote } from './a-quote.ts';
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
  test('when Enter is pressed, then the focus is back on the pencil', async () => {
    const { user, field } = await startRenaming();

    await user.type(field, ' and more{Enter}');

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit event name' })).toHaveFocus();
  });

  test('when the field is left, then the focus stays where it went', async () => {
    const { user, field } = await startRenaming();
    await user.type(field, ' and more');

    await user.click(screen.getByRole('textbox', { name: 'Service name' }));

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
  });

  test.each(['{Enter}', '{Tab}'])(
    'when nothing but blanks is left by %s, then it is refused beside the field',
    async (key) => {
      const { user, field, calls } = await startRenaming();
      await user.clear(field);

      await user.type(field, `  \u0301${key}`);

      await waitFor(() => {
        expect(field).toHaveAccessibleDescription('Event name is required');
      });
      expect(field).toBeInvalid();
      expect(calls(updateQuote)).toEqual([]);
    },
  );

  test('when a blank name was refused, then another one is saved', async () => {
    const { user, field } = await startRenaming();
    await user.clear(field);
    await user.type(field, '{Enter}');

    await user.type(field, 'Gala{Enter}');

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
  });

  test('when a blank name is given up by Escape, then the saved one is back', async () => {
    const { user, field } = await startRenaming();
    await user.clear(field);

    await user.type(field, '{Enter}{Escape}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Sweet16' })).toBeVisible();
  });
});
