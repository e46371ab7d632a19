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

describe('renaming the event of a quote', () => {
  test('when the provider presses Enter, then the focus returns to the pencil', async () => {
    const { user, field } = await startRenaming();

    await user.type(field, ' and more{Enter}');

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit event name' })).toHaveFocus();
  });

  test('when the provider clicks another element, then the focus stays on that element', async () => {
    const { user, field } = await startRenaming();
    await user.type(field, ' and more');

    await user.click(screen.getByRole('textbox', { name: 'Service name' }));

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveFocus();
  });

  test.each(['{Enter}', '{Tab}'])(
    'when a blank name is submitted by %s, then the field shows an error',
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

  test('when a blank name was rejected, then the next valid name is saved', async () => {
    const { user, field } = await startRenaming();
    await user.clear(field);
    await user.type(field, '{Enter}');

    await user.type(field, 'Gala{Enter}');

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
  });

  test('when Escape cancels a blank name, then the saved name is shown again', async () => {
    const { user, field } = await startRenaming();
    await user.clear(field);

    await user.type(field, '{Enter}{Escape}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Sweet16' })).toBeVisible();
  });
});
