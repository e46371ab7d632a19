import { approveQuoteForReview } from '@marquee/contracts/quote-change-operations';
import { getQuote, listQuotes, updateQuote } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aLineItem, anApprovedQuote, aQuote, aSentQuote } from './a-quote.ts';
import { renderEditor, renderProvider } from './render-provider.tsx';

const confirmation = { waitsFor: 'confirmation' } as const;

function open(quote: ProviderQuote, answers: Answer[] = [answer(getQuote, quote)]) {
  const session = aProviderUser({ emailVerified: false });
  const route = quote.status === 'draft' ? `/provider/quotes/${quote.id}` : '/provider';
  return renderProvider({ route, session, answers: [answer(listQuotes, [quote]), ...answers] });
}

describe('the email about a sent quote', () => {
  test('when the email waits for a verified address, then the editor says so', async () => {
    renderEditor(aSentQuote({ email: confirmation }));

    expect(
      await screen.findByText(/^Confirm your email address and we will email .?Marta Reyes/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  test.each([
    [
      { waitsFor: 'limit', sendsAt: '2099-09-20T15:00:00.000Z' } as const,
      /^We limit how many emails .* on .*2099/,
    ],
    [
      { waitsFor: 'limit', isWithheld: true } as const,
      /^We limit how many emails .* Send the link to the quote yourself/,
    ],
  ])('when a limit delays or prevents the email (%j), then the editor says so', async (email, text) => {
    renderEditor(aSentQuote({ email }));

    expect(await screen.findByText(text)).toBeVisible();
  });

  test('when the email will wait for a verified address, then the dialog says so before sending', async () => {
    const { user } = open(anApprovedQuote({ email: confirmation }));

    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));

    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      await dialog.findByText(/^Until you confirm your email address, we will not email .?Marta Reyes/),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  });

  test('when the quote is approved in the editor, then the dialog for sending also says that the email will wait', async () => {
    const draft = aQuote({ lineItems: [aLineItem()] });
    const ready = anApprovedQuote({ id: draft.id, email: confirmation });
    const { user } = open(draft, [answer(getQuote, draft), answer(approveQuoteForReview, ready)]);
    await user.click(await screen.findByRole('button', { name: 'Approve for Review' }));

    await user.click(await screen.findByRole('button', { name: 'Send to Client' }));

    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/^Until you confirm your email address/)).toBeVisible();
  });

  test('when the event is renamed after sending, then the editor still says that the email waits', async () => {
    const sent = aSentQuote();
    const { user } = renderEditor({ ...sent, email: confirmation }, [
      answer(updateQuote, { ...sent, eventName: 'Sweet16 and more' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit event name' }));

    await user.type(screen.getByRole('textbox', { name: 'Event Name' }), ' and more{Enter}');

    expect(await screen.findByText('Event Name Updated')).toBeVisible();
    expect(screen.getByText(/^Confirm your email address and we will email/)).toBeVisible();
  });
});
