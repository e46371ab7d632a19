import { approveQuoteForReview, sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { answer, expectToast, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anApprovedQuote, aQuote, aSentQuote } from '../test/a-quote.ts';
import { renderEditor } from '../test/render-provider.tsx';

async function approve(answered: Answer) {
  const { user } = renderEditor(aQuote(), [answered]);
  await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));
}

async function send(answered: Answer) {
  const { user } = renderEditor(anApprovedQuote(), [answered]);
  await user.click(await screen.findByRole('button', { name: 'Send to Client' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send to Client' }));
}

describe('8 Success toasts, quotes', () => {
  test("when a quote is approved, then a toast shows 'Quote Approved for Review' and where the quote is now", async () => {
    await approve(answer(approveQuoteForReview, anApprovedQuote()));

    await expectToast(
      'Quote Approved for Review',
      'This quote is now available in the Profile Review tab',
      'Send it to the client when you are ready.',
    );
  });

  test("when a quote is sent, then a toast shows 'Quote Sent'", async () => {
    await send(answer(sendQuoteToClient, aSentQuote()));

    await expectToast('Quote Sent');
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects the approval, then a toast shows 'Error'", async () => {
    await approve(refuse(approveQuoteForReview, { status: 500, code: 'internal', message: '' }));

    await expectToast('Error', 'Failed to approve the quote');
  });

  test("when the server rejects the sending, then a toast shows 'Failed to Send Quote' and the reason", async () => {
    const refusal = { status: 422, code: 'refused', message: 'The server says why' };

    await send(refuse(sendQuoteToClient, refusal));

    await expectToast('Failed to Send Quote', 'The server says why');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Send to Client' })).toBeEnabled();
  });
});
