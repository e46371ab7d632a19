import * as changes from '@marquee/contracts/quote-change-operations';
import { updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answerIfFresh } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aLineItem, anApprovedQuote, aQuote } from './a-quote.ts';
import { renderEditor, renderEditorWithTermsForm } from './render-provider.tsx';

const read = aQuote({ revision: 4 });
const elsewhere = 'in another tab or on another device';

function changedTo(changed: Partial<ProviderQuote>): ProviderQuote {
  return { ...read, revision: 5, ...changed };
}

/** Saves a typed discount. The server rejects the first save, because another tab has changed the quote to `current`. */
async function saveDiscount(current: ProviderQuote) {
  const view = await renderEditorWithTermsForm(read, [answerIfFresh(updateQuote, current)]);
  const discount = await screen.findByRole('textbox', { name: 'Discount' });
  await view.user.clear(discount);
  await view.user.type(discount, '50');
  await view.user.click(screen.getByRole('button', { name: 'Save Terms' }));
  return { ...view, discount };
}

describe('the terms of a quote that changed in another tab', () => {
  test('when the provider saves the terms, then the page names the fields that differ, and the typed values stay', async () => {
    const current = changedTo({ notes: 'Parking behind the hall', validUntil: '2099-06-01' });

    const { discount } = await saveDiscount(current);

    expect(await screen.findByText(/You changed Valid until and Notes/)).toHaveTextContent(
      `This has changed since you opened it. You changed Valid until and Notes ${elsewhere}. Your entries are kept; save again to continue.`,
    );
    expect(discount).toHaveValue('50');
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Parking behind the hall');
  });

  test('when the provider saves the terms again, then the typed values are saved on top of the other tab’s changes', async () => {
    const { user, calls } = await saveDiscount(changedTo({ notes: 'Parking behind the hall' }));
    await screen.findByText(/You changed Notes/);

    await user.click(screen.getByRole('button', { name: 'Save Terms' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toMatchObject([
      { discountAmount: '50.00', notes: '', revision: 4 },
      { discountAmount: '50.00', notes: 'Parking behind the hall', revision: 5 },
    ]);
  });

  test('when nothing that the page shows has changed, then the terms are saved without a notice', async () => {
    const { calls } = await saveDiscount(changedTo({ lastChangedAt: '2025-08-21T10:00:00.000Z' }));

    expect(await screen.findByText('Quote Updated')).toBeVisible();
    expect(calls(updateQuote).map(({ body }) => body)).toMatchObject([{ revision: 4 }, { revision: 5 }]);
  });
});

describe('actions on a quote that changed meanwhile', () => {
  const withAnother = changedTo({ lineItems: [...read.lineItems, aLineItem()], totalAmount: '1198.00' });

  test('when a service is added, then the page names the fields that differ, and the typed values stay', async () => {
    const { user } = renderEditor(read, [answerIfFresh(changes.addLineItem, withAnother)]);
    const name = await screen.findByRole('textbox', { name: 'Service name' });
    await user.type(name, 'Uplights');

    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '120{Enter}');

    expect(await screen.findByText(/You changed Services/)).toBeVisible();
    expect(name).toHaveValue('Uplights');
  });

  test('when a draft is approved, then the page names the fields that differ and asks for a review', async () => {
    const { user } = renderEditor(read, [answerIfFresh(changes.approveQuoteForReview, withAnother)]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText(/You changed Services .*Review it before you continue/)).toBeVisible();
  });

  test.each([
    ['Event Date', { eventDate: '2099-06-20' }],
    ['Client Email', { clientEmail: 'amara@elsewhere.example' }],
    ['Version', { version: 2 }],
  ])('when only %s differs, then approving stops with a notice', async (label, changed) => {
    const { user, calls } = renderEditor(read, [
      answerIfFresh(changes.approveQuoteForReview, changedTo(changed)),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(await screen.findByText(new RegExp(`You changed ${label} ${elsewhere}`))).toBeVisible();
    expect(calls(changes.approveQuoteForReview)).toHaveLength(1);
  });

  test('when the client accepted the quote after another tab changed it, then the page names who changed what', async () => {
    const current = changedTo({ status: 'client_accepted', clientAccepted: true, notes: 'Parking' });
    const changedBy = { fields: { status: 'client' }, otherFields: 'provider' } as const;
    const { user } = renderEditor(read, [answerIfFresh(changes.approveQuoteForReview, current, changedBy)]);

    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    expect(
      await screen.findByText(/You changed Notes in another tab .*\. The client changed Status\./),
    ).toBeVisible();
  });

  test('when an approved quote is sent, then the page names the fields that differ', async () => {
    const approved = anApprovedQuote({ revision: 4 });
    const current = { ...approved, revision: 5, notes: 'Parking' };
    const { user } = renderEditor(approved, [answerIfFresh(changes.sendQuoteToClient, current)]);
    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));

    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));

    expect(await screen.findByText(/You changed Notes/)).toBeVisible();
  });
});

describe('several changes of a quote in a row', () => {
  test('when this page makes several changes, then each is based on the result of the previous one', async () => {
    const { user, calls } = renderEditor(read, [
      answerIfFresh(changes.addLineItem, read),
      answerIfFresh(changes.approveQuoteForReview, changedTo({})),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Service name' }), 'Uplights');
    await user.type(screen.getByRole('textbox', { name: 'Cost' }), '120{Enter}');

    await user.click(screen.getByRole('button', { name: 'Approve for Review' }));

    await waitFor(() => {
      expect(calls(changes.approveQuoteForReview).map(({ body }) => body)).toEqual([{ revision: 5 }]);
    });
  });
});
