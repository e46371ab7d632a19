import { resendVerification } from '@marquee/contracts/auth-operations';
import { sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { listQuotes } from '@marquee/contracts/quote-operations';
import { answer } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anApprovedQuote, aSentQuote } from './a-quote.ts';
import { renderProvider } from './render-provider.tsx';

async function openSendDialog(answers: Answer[]) {
  const quote = anApprovedQuote({ validUntil: '2099-09-20' });
  const view = renderProvider({ answers: [answer(listQuotes, [quote]), ...answers] });
  await view.user.click(await screen.findByRole('button', { name: 'Send to Client' }));
  return { ...view, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('the toast after sending a quote', () => {
  test('when the email waits for a verified address, then the toast says so and can send the link again', async () => {
    const sent = { ...aSentQuote(), email: { waitsFor: 'confirmation' } } as const;
    const message = 'We have sent a link to marta@reyes.example.';
    const { user, dialog } = await openSendDialog([
      answer(sendQuoteToClient, sent),
      answer(resendVerification, { message }),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));
    const waits = 'Confirm your email address and we will email';
    expect(await screen.findByText(new RegExp(`^${waits} .?Marta Reyes`))).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when a limit delays the email, then the toast says when the email will be sent', async () => {
    const sent = {
      ...aSentQuote(),
      email: { waitsFor: 'limit', sendsAt: '2099-09-20T15:00:00.000Z' },
    } as const;
    const { user, dialog } = await openSendDialog([answer(sendQuoteToClient, sent)]);

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    expect(await screen.findByText(/We will email .?Marta Reyes.? on .*2099/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  test('when the limit prevents the email, then the toast says that none will be sent', async () => {
    const email = { waitsFor: 'limit', isWithheld: true } as const;
    const sent = { ...aSentQuote(), clientName: 'Reyes & Co.', email };
    const { user, dialog } = await openSendDialog([answer(sendQuoteToClient, sent)]);

    await user.click(dialog.getByRole('button', { name: 'Send to Client' }));

    expect(await screen.findByText(/we will not email Reyes & Co\. Send the link/)).toBeVisible();
  });
});
