import { sentence } from '@marquee/contracts/sentence';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Notice } from '@marquee/ui';
import { SendLinkAgainButton } from '../../send-link-again-button.tsx';
import { emailWaitOf } from './email-wait-words.ts';

type EmailWaitNoticeProps = { quote: ProviderQuote };

/** Shows that the email about a quote waits, with the reason; null if it does not wait. */
export function EmailWaitNotice({ quote }: EmailWaitNoticeProps) {
  const wait = emailWaitOf(quote);

  if (wait === null) {
    return null;
  }
  const isForConfirmation = quote.email?.waitsFor === 'confirmation';
  return <Notice {...(isForConfirmation && { action: <SendLinkAgainButton /> })}>{sentence(wait)}</Notice>;
}
