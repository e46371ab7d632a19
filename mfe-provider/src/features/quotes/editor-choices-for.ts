import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { IconName } from '@marquee/ui';
import { copyShareAddress } from '../../copy-share-address.ts';
import { isStandingOffer } from './is-revision.ts';

export type EditorChoice = { label: string; icon: IconName; isQuiet: boolean; onSelect: () => void };

type Acts = { onArchive: () => void; onWithdraw: () => void };

/** The editor's menu beside the next step. It offers a share URL only while that shows the quote. */
export function editorChoicesFor(quote: ProviderQuote, { onArchive, onWithdraw }: Acts) {
  const { lineItems, archived, clientAccepted, hasPublicPage = true } = quote;
  if (archived) {
    return [];
  }
  const choices: EditorChoice[] = [
    { label: 'Archive', icon: 'archive', isQuiet: true, onSelect: onArchive },
    ...(isStandingOffer(quote) ? [withdrawing(onWithdraw)] : []),
    ...(hasPublicPage ? [sharing(quote)] : []),
  ];
  return lineItems.length > 20 && !clientAccepted ? [jumpToAdd, ...choices] : choices;
}

function withdrawing(onSelect: () => void): EditorChoice {
  return { label: 'Withdraw', icon: 'ban', isQuiet: true, onSelect };
}

function sharing({ id: quoteId, eventName }: ProviderQuote): EditorChoice {
  return {
    label: 'Copy Share URL',
    icon: 'link',
    isQuiet: false,
    onSelect: () => void copyShareAddress({ quoteId, eventName }),
  };
}

/** In a long quote the row for a new service is far down. */
const jumpToAdd: EditorChoice = {
  label: 'Jump to add',
  icon: 'arrow-down-to-line',
  isQuiet: true,
  onSelect: () => {
    document.querySelector<HTMLInputElement>('#add-service input')?.focus();
  },
};
