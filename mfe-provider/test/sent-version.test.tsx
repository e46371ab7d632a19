import * as changes from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, answerIfFresh, refuse } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aLineItem, anAcceptedQuote, aQuote, aSentQuote } from './a-quote.ts';
import { renderEditor } from './render-provider.tsx';

const sent = aSentQuote({ revision: 4 });
const line = aLineItem({ serviceName: 'Uplights' });
const working = { status: 'draft', sentToClient: false, approvedForReview: false, validUntil: null } as const;

/** The quote in the server's response to a change. */
function changedTo(changed: Partial<ProviderQuote>): ProviderQuote {
  return { ...sent, ...working, revision: 5, ...changed };
}

const withdrawn = changedTo({ answer: 'withdrawn', revision: 6 });

async function typeService(view: ReturnType<typeof renderEditor>) {
  await view.user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Uplights');
  await view.user.type(screen.getByRole('textbox', { name: 'Cost' }), '25');
  await view.user.click(screen.getByRole('button', { name: 'Add Service' }));
  return within(await screen.findByRole('alertdialog', { name: /Change the quote for/ }));
}

describe('the first change of a sent quote', () => {
  test('when a service is added, then the editor asks about the sent version, which stays open by default', async () => {
    const added = changedTo({ lineItems: [...sent.lineItems, line] });
    const view = renderEditor(sent, [answer(changes.addLineItem, added)]);

    const dialog = await typeService(view);

    expect(dialog.getByRole('radio', { name: 'Keep version 1 open while you edit' })).toBeChecked();
    expect(view.calls(changes.addLineItem)).toHaveLength(0);
    await view.user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Version 1 stays open until you send this one/)).toBeVisible();
    expect(view.calls(changes.addLineItem)).toHaveLength(1);
    expect(view.calls(changes.withdrawQuote)).toHaveLength(0);
  });

  test('when the provider withdraws the sent version, then the change is saved and the version is withdrawn', async () => {
    const added = changedTo({ lineItems: [...sent.lineItems, line] });
    const view = renderEditor(sent, [
      answer(changes.addLineItem, added),
      answer(changes.withdrawQuote, { ...added, ...withdrawn, lineItems: added.lineItems }),
    ]);
    const dialog = await typeService(view);

    const withdrawal = dialog.getByRole('radio', { name: 'Withdraw version 1 now' });
    expect(withdrawal).toHaveAccessibleDescription(/We don’t email them about it/);
    await view.user.click(withdrawal);
    await view.user.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText(/Version 1 is withdrawn/)).toBeVisible();
    expect(view.calls(changes.withdrawQuote).map(({ body }) => body)).toEqual([{ revision: 5 }]);
  });

  test('when the provider cancels, then nothing is saved and the typed values stay', async () => {
    const view = renderEditor(sent, [answer(changes.addLineItem, changedTo({}))]);
    const dialog = await typeService(view);

    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByRole('textbox', { name: 'Service name' })).toHaveValue('Uplights');
    expect(view.calls(changes.addLineItem)).toHaveLength(0);
  });

  test('when terms are saved and the provider cancels, then the typed values stay and no error appears', async () => {
    const view = renderEditor(sent, [answerIfFresh(updateQuote, sent)]);
    const notes = await screen.findByRole('textbox', { name: /Notes/ });
    await view.user.type(notes, 'Parking behind the hall');
    await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(notes).toHaveValue('Parking behind the hall');
    expect(view.calls(updateQuote)).toHaveLength(0);
    expect(screen.queryByText('Failed to Save the Terms')).toBeNull();
  });

  test('when the provider saves terms and keeps the sent version open, then the terms are saved', async () => {
    const view = renderEditor(sent, [answer(updateQuote, changedTo({ notes: 'Parking behind the hall' }))]);
    await view.user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'Parking behind the hall');
    await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));

    await view.user.click(await screen.findByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
  });

  test('when a service is removed and the version is withdrawn, then the withdrawal precedes the removal', async () => {
    const view = renderEditor(sent, [answer(changes.withdrawQuote, withdrawn)]);
    await view.user.click(await screen.findByRole('button', { name: 'Remove Basic DJ Package' }));

    await view.user.click(await screen.findByRole('radio', { name: 'Withdraw version 1 now' }));
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Removing the Service')).toBeVisible();
    expect(view.calls(changes.withdrawQuote).map(({ body }) => body)).toEqual([{ revision: 4 }]);
  });

  test('when the server rejects the withdrawal, then the service stays and the editor does not ask about the version again', async () => {
    const refusal = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
    const view = renderEditor(sent, [refuse(changes.withdrawQuote, refusal)]);
    const remove = await screen.findByRole('button', { name: 'Remove Basic DJ Package' });
    await view.user.click(remove);
    await view.user.click(await screen.findByRole('radio', { name: 'Withdraw version 1 now' }));

    await view.user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText('Please try again in a moment')).toBeVisible();
    expect(remove).toBeVisible();
    await view.user.click(remove);
    await waitFor(() => {
      expect(view.calls(changes.withdrawQuote)).toHaveLength(2);
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('when terms are saved and the version is withdrawn, then the withdrawal is based on the saved quote', async () => {
    const saved = changedTo({ notes: 'Parking' });
    const view = renderEditor(sent, [
      answer(updateQuote, saved),
      answer(changes.withdrawQuote, { ...saved, ...withdrawn, notes: 'Parking' }),
    ]);
    await view.user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'Parking');
    await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));
    await view.user.click(await screen.findByRole('radio', { name: 'Withdraw version 1 now' }));

    await view.user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByText(/Version 1 is withdrawn/)).toBeVisible();
    expect(view.calls(changes.withdrawQuote).map(({ body }) => body)).toEqual([{ revision: 5 }]);
  });

  test('when the sent version has expired, then the editor says so and offers no withdrawal', async () => {
    renderEditor(changedTo({ isExpired: true }));

    expect(await screen.findByText(/Version 1 has expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  test('when the quote was never sent, then the editor does not ask about a sent version', async () => {
    const draft = aQuote({ revision: 4 });
    const view = renderEditor(draft, [answer(updateQuote, { ...draft, notes: 'By the lake', revision: 5 })]);
    await view.user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'By the lake');

    await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('withdrawing a sent version', () => {
  test('when the provider confirms, then the editor says that the version is withdrawn and offers no second withdrawal', async () => {
    const view = renderEditor(sent, [answer(changes.withdrawQuote, withdrawn)]);
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText(/We don’t email .*Marta Reyes.* about it/)).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Withdraw version 1' }));

    expect(await screen.findByText('Quote Withdrawn')).toBeVisible();
    expect(await screen.findByText(/Version 1 is withdrawn/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  test('when the client has accepted meanwhile, then a toast shows why the version cannot be withdrawn', async () => {
    const refusal = {
      status: 409,
      code: 'quote_already_accepted',
      message: 'This quote has already been accepted',
    };
    const view = renderEditor(sent, [refuse(changes.withdrawQuote, refusal)]);
    await view.user.click(await screen.findByRole('button', { name: 'Withdraw' }));

    await view.user.click(await screen.findByRole('button', { name: 'Withdraw version 1' }));

    expect(await screen.findByText('This quote has already been accepted')).toBeVisible();
  });
});

describe('changes that an acceptance discarded', () => {
  const accepted = anAcceptedQuote({ discardedChanges: '1 service added, notes changed' });

  test('when the quote opens, then the editor names the changes and can copy them into a new quote', async () => {
    const copied = aQuote({ eventName: 'The copy' });
    const view = renderEditor(accepted, [answer(changes.copyDiscardedChanges, copied)]);
    await screen.findByText(/Your unsent changes were discarded: 1 service added, notes changed\./);

    await view.user.click(screen.getByRole('button', { name: 'Copy into a new quote' }));

    expect(await screen.findByText('Quote Created')).toBeVisible();
    expect(view.path()).toBe(`/provider/quotes/${copied.id}`);
  });
});
