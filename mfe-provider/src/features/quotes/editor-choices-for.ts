import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { IconName } from '@marquee/ui';
import { copyShareAddress } from '../../copy-share-address.ts';
import { isStandingOffer } from './is-revision.ts';

export type EditorChoice = { label: string; icon: IconName; isQuiet: boolean; onSelect: () => void };

type Acts = { onArchive: () => void; onWithdraw: () => void };

/** Beside the next step. An archived quote has no address any more. */
export function editorChoicesFor(quote: ProviderQuote, { onArchive, onWithdraw }: Acts) {
  const { id: quoteId, eventName, lineItems, archived, clientAccepted } = quote;
  if (archived) {
    return [];
  }
  const choices: EditorChoice[] = [
    { label: 'Archive', icon: 'archive', isQuiet: true, onSelect: onArchive },
    ...(isStandingOffer(quote) ? [withdrawing(onWithdraw)] : []),
    {
      label: 'Copy Share URL',
      icon: 'link',
      isQuiet: false,
      onSelect: () => void copyShareAddress({ quoteId, eventName }),
    },
  ];
  return lineItems.length > 20 && !clientAccepted ? [jumpToAdd, ...choices] : choices;
}

function withdrawing(onSelect: () => void): EditorChoice {
  return { label: 'Withdraw', icon: 'ban', isQuiet: true, onSelect };
}

/** On a long quote the add row is far down. */
const jumpToAdd: EditorChoice = {
  label: 'Jump to add',
  icon: 'arrow-down-to-line',
  isQuiet: true,
  onSelect: () => {
    document.querySelector<HTMLInputElement>('#add-service input')?.focus();
  },
};
