import { formatDate, formatFullDay } from '@marquee/contracts/format-dates';
import { getErrorMessage } from './api/api-error.ts';
import { usePollUntil } from './eventual-consistency/use-poll-until.ts';
import type { Polling } from './eventual-consistency/use-poll-until.ts';
import {
  getInvoiceDisplayStatus,
  getInvoiceNumberLabel,
  getInvoicePartLabel,
  getInvoiceTitle,
} from './formatting/invoices.ts';
import type { InvoiceDisplayStatus } from './formatting/invoices.ts';
import { getShareUrl } from './formatting/share-url.ts';
import { DebouncedSearch } from './page/debounced-search.tsx';
import { PageFallback } from './page/page-fallback.tsx';
import { useCachedUser } from './session/use-session.ts';
import { safeLocalStorage, safeSessionStorage } from './storage/safe-storage.ts';
import { ExternalNavigationButton } from './store/external-navigation-button.tsx';
import { useExternalNavigation } from './store/use-external-navigation.ts';

/** @deprecated since contract 3: `formatFullDay` */
export const formatLongDay = formatFullDay;
/** @deprecated since contract 3: `formatDate` */
export const formatShortDate = formatDate;
/** @deprecated since contract 3: `formatFullDay` */
export const formatShortDay = formatFullDay;
/** @deprecated since contract 3: `getInvoiceNumberLabel` */
export const invoiceNumberOf = getInvoiceNumberLabel;
/** @deprecated since contract 3: `InvoiceDisplayStatus` */
export type InvoiceStanding = InvoiceDisplayStatus;
/** @deprecated since contract 3: `getInvoiceDisplayStatus` */
export const invoiceStandingOf = getInvoiceDisplayStatus;
/** @deprecated since contract 3: `getInvoiceTitle` */
export const invoiceTitleOf = getInvoiceTitle;
/** @deprecated since contract 3: `safeSessionStorage` */
export const keptInTab = safeSessionStorage;
/** @deprecated since contract 3: `safeLocalStorage` */
export const keptOnDevice = safeLocalStorage;
/** @deprecated since contract 3: `ExternalNavigationButton` */
export const LeaveForButton = ExternalNavigationButton;
/** @deprecated since contract 3: `getErrorMessage` */
export const messageOf = getErrorMessage;
/** @deprecated since contract 3: `PageFallback` */
export const PageOnItsWay = PageFallback;
/** @deprecated since contract 3: `DebouncedSearch` */
export const PausedSearch = DebouncedSearch;
/** @deprecated since contract 3: `Polling` */
export type Settling = Polling;
/** @deprecated since contract 3: `getShareUrl` */
export const shareAddressOf = getShareUrl;
/** @deprecated since contract 3: `useCachedUser` */
export const useKnownUser = useCachedUser;
/** @deprecated since contract 3: `useExternalNavigation` */
export const useLeaveFor = useExternalNavigation;
/** @deprecated since contract 3: `usePollUntil` */
export const useSettling = usePollUntil;

/** @deprecated since contract 3: `getInvoicePartLabel`, which says "Full payment" */
export function invoicePartOf(invoice: Parameters<typeof getInvoicePartLabel>[0]) {
  const label = getInvoicePartLabel(invoice);
  return label === 'Full payment' ? 'Whole sum' : label;
}
