import { isOfferAnswer, offerStateOf } from '@marquee/contracts/offer-states';
import type { OfferAnswer } from '@marquee/contracts/offer-states';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, Notice } from '@marquee/ui';
import { DiscardedNotice } from './discarded-notice.tsx';
import { isRevision } from './sent-version.ts';

const answered: Readonly<Record<OfferAnswer, string>> = { withdrawn: 'withdrawn' };

type RevisionNoticeProps = { quote: ProviderQuote; onWithdraw: () => void };

/**
 * Shows what the client can do with the last sent version while the quote differs from it, or that an acceptance discarded changes;
 * otherwise null.
 */
export function RevisionNotice({ quote, onWithdraw }: RevisionNoticeProps) {
  const { version, discardedChanges } = quote;
  const state = offerStateOf(quote);

  if (discardedChanges !== undefined) {
    return <DiscardedNotice quote={quote} changes={discardedChanges} />;
  }
  if (!isRevision(quote)) {
    return null;
  }
  if (isOfferAnswer(state)) {
    return (
      <Notice>
        Version {version} is {answered[state]}: the client can no longer accept it. Approve and send this one
        to make a new offer.
      </Notice>
    );
  }
  if (state === 'expired') {
    return <Notice>Version {version} has expired. Approve and send this one to make a new offer.</Notice>;
  }
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" onClick={onWithdraw}>
          {`Withdraw version ${version}`}
        </Button>
      }
    >
      Version {version} stays open until you send this one: the client can still accept it.
    </Notice>
  );
}
