import { sentence } from '@marquee/contracts/sentence';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import { SendLinkAgainButton } from '../../send-link-again-button.tsx';
import { getEmailDelayReason } from './get-email-delay-reason.ts';

type EmailDelayNoticeProps = { quote: ProviderQuote };

/** Shows why the email about a quote is delayed or not sent; otherwise null. */
export function EmailDelayNotice({ quote }: EmailDelayNoticeProps) {
  const reason = getEmailDelayReason(quote);

  if (reason === null) {
    return null;
  }
  const isForConfirmation = quote.email?.waitsFor === 'confirmation';
  return <Notice {...(isForConfirmation && { action: <SendLinkAgainButton /> })}>{sentence(reason)}</Notice>;
}
