import { sentence } from '@marquee/contracts/sentence';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, Notice } from '@marquee/ui';
import { useSendLinkAgain } from '@marquee/web-kit';
import { emailWaitOf } from './email-wait-words.ts';

type EmailWaitNoticeProps = { quote: ProviderQuote };

/** That the email about a quote waits, and for what; nothing where it does not. */
export function EmailWaitNotice({ quote }: EmailWaitNoticeProps) {
  const { sendLinkAgain, isSending } = useSendLinkAgain();
  const wait = emailWaitOf(quote);

  if (wait === null) {
    return null;
  }
  const again = (
    <Button size="small" variant="outline" pending={isSending} onClick={() => void sendLinkAgain()}>
      Send the link again
    </Button>
  );
  return (
    <Notice {...(quote.email?.waitsFor === 'confirmation' && { action: again })}>{sentence(wait)}</Notice>
  );
}
