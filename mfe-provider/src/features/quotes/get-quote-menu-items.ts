import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { MenuItem } from '@marquee/ui';
import { copyShareAddress } from '../../copy-share-address.ts';

type QuoteMenuHandlers = {
  /** Opens the quote; null if the row's own button does so. */
  onOpen: (() => void) | null;
  onArchive: () => void;
};

/** The row's menu; empty for an archived quote. The menu offers the share URL only if the quote has a public page. */
export function getQuoteMenuItems(
  quote: ProviderQuote,
  { onOpen, onArchive }: QuoteMenuHandlers,
): MenuItem[] {
  const { id: quoteId, eventName, archived, hasPublicPage = !archived } = quote;
  if (archived) {
    return [];
  }
  const open: MenuItem[] = onOpen === null ? [] : [{ label: 'Open', icon: 'eye', onSelect: onOpen }];
  const share: MenuItem = {
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
