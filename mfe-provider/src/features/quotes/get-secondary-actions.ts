import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { IconName } from '@marquee/ui';
import { copyShareAddress } from '../../copy-share-address.ts';
import { isSentVersionOpen } from './sent-version.ts';

export type SecondaryAction = { label: string; icon: IconName; isQuiet: boolean; onSelect: () => void };

type SecondaryActionHandlers = { onArchive: () => void; onWithdraw: () => void };

/** The editor's actions besides the next step. The share URL is offered only while it shows the quote. */
export function getSecondaryActions(
  quote: ProviderQuote,
  { onArchive, onWithdraw }: SecondaryActionHandlers,
) {
  const { lineItems, archived, clientAccepted, hasPublicPage = true } = quote;
  if (archived) {
    return [];
  }
  const actions: SecondaryAction[] = [
    { label: 'Archive', icon: 'archive', isQuiet: true, onSelect: onArchive },
    ...(isSentVersionOpen(quote) ? [withdrawAction(onWithdraw)] : []),
    ...(hasPublicPage ? [shareAction(quote)] : []),
  ];
  return lineItems.length > 20 && !clientAccepted ? [jumpToAddAction, ...actions] : actions;
}

function withdrawAction(onSelect: () => void): SecondaryAction {
  return { label: 'Withdraw', icon: 'ban', isQuiet: true, onSelect };
}

function shareAction({ id: quoteId, eventName }: ProviderQuote): SecondaryAction {
  return {
    label: 'Copy Share URL',
    icon: 'link',
    isQuiet: false,
    onSelect: () => void copyShareAddress({ quoteId, eventName }),
  };
}

/** Moves the focus to the row for a new service, which is far down in a long quote. */
const jumpToAddAction: SecondaryAction = {
  label: 'Jump to add',
  icon: 'arrow-down-to-line',
  isQuiet: true,
  onSelect: () => {
    document.querySelector<HTMLInputElement>('#add-service input')?.focus();
  },
};
