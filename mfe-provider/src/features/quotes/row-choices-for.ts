import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { MenuChoice } from '@marquee/ui';
import { copyShareAddress } from '../../copy-share-address.ts';

type RowActs = {
  /** Null where the row's own button opens the quote. */
  onOpen: (() => void) | null;
  onArchive: () => void;
};

/** The row's menu, beside the row's own button. Without a public page there is no share URL; an archived quote cannot be archived again. */
export function rowChoicesFor(quote: ProviderQuote, { onOpen, onArchive }: RowActs): MenuChoice[] {
  const { id: quoteId, eventName, archived, hasPublicPage = !archived } = quote;
  if (archived) {
    return [];
  }
  const open: MenuChoice[] = onOpen === null ? [] : [{ label: 'Open', icon: 'eye', onSelect: onOpen }];
  const share: MenuChoice = {
    label: 'Copy Share URL',
    icon: 'link',
    onSelect: () => void copyShareAddress({ quoteId, eventName }),
  };
  return [
    ...open,
    ...(hasPublicPage ? [share] : []),
    { label: 'Archive', icon: 'archive', onSelect: onArchive },
  ];
}
