export { CONTRACT_VERSION } from './contract-version.ts';
export { mountApp } from './mount-app.tsx';
export type { Visitor } from '@marquee/contracts/prerendered-pages';
export type { RemoteModule } from './remote-module.ts';

export { ErrorBoundary } from './boundary/error-boundary.tsx';
export { LoadFailure } from './boundary/load-failure.tsx';

export { api } from './api/api.ts';
export { isApiError, getErrorMessage } from './api/api-error.ts';
export type { ApiError, CallError, FieldError } from './api/api-error.ts';
export { CallFailure } from './api/call-failure.tsx';
export { endpointFor } from './api/endpoint-for.ts';
export { pageEndpointFor } from './api/page-endpoint-for.ts';
export type { ListPage } from './api/page-endpoint-for.ts';
export { loginAddress } from './api/session-end.ts';
export { tagTypes } from './api/tag-types.ts';
export { DownloadButton } from './api/download-button.tsx';
export { CreditNoteDownload } from './api/credit-note-download.tsx';
export { InvoiceDownloads } from './api/invoice-downloads.tsx';
export type { Download } from './api/use-download.ts';
export { useSaveText } from './api/use-save-text.ts';
export type { FieldLabels, Revised } from './api/revised.ts';
export { useRecordAction } from './api/use-record-action.ts';
export { useLatestRecordAction } from './api/use-latest-record-action.ts';
export { useWriteRevised } from './api/use-write-revised.ts';
export { useNotifyRefusal } from './api/use-notify-refusal.ts';

export { createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { skipToken } from '@reduxjs/toolkit/query';
export { createStore, rootReducer, useAppDispatch, useAppSelector } from './store/store.ts';
export type { AppDispatch, AppStore, RootState } from './store/store.ts';
export { ExternalNavigationButton } from './store/external-navigation-button.tsx';
export { useExternalNavigation } from './store/use-external-navigation.ts';

export { safeSessionStorage, safeLocalStorage } from './storage/safe-storage.ts';

export { HiddenUsernameField } from './session/hidden-username-field.tsx';
export { RequireRole } from './session/require-role.tsx';
export type { RequireRoleProps } from './session/require-role.tsx';
export { SessionRequired } from './session/session-required.tsx';
export { SessionUnavailable } from './session/session-unavailable.tsx';
export { useSendLinkAgain } from './session/use-send-link-again.ts';
export type { SendLinkAgain } from './session/use-send-link-again.ts';
export { useCachedUser, useSession, useUser } from './session/use-session.ts';
export type { Session } from './session/use-session.ts';
export { useSignOut } from './session/use-sign-out.ts';

export { InvoiceDetails } from './lists/invoice-details.tsx';
export { PagedTable } from './lists/paged-table.tsx';
export type { CursorPagination } from './lists/paged-table.tsx';
export { LeftOutNotice } from './lists/left-out-notice.tsx';
export { ShowMore } from './lists/show-more.tsx';
export type { Paging } from './lists/show-more.tsx';

export { StillProcessing } from './eventual-consistency/still-processing.tsx';
export { usePollUntil } from './eventual-consistency/use-poll-until.ts';
export type { Polling } from './eventual-consistency/use-poll-until.ts';

export { formatMoney } from '@marquee/ui';
export * from '@marquee/contracts/format-dates';
export { toInstalmentLines } from './formatting/instalments.ts';
export { eventLabels } from './formatting/events.ts';
export * from './formatting/invoices.ts';
export { Instant } from './formatting/instant.tsx';
export { getShareUrl } from './formatting/share-url.ts';
export { formatDaysAway, formatOverdue, formatRelative, formatWhen } from './formatting/relative.ts';

export { focusHeading } from './page/focus-heading.ts';
export { Page } from './page/page.tsx';
export { useScrollToFragment } from './page/use-scroll-to-fragment.ts';
export { DebouncedSearch } from './page/debounced-search.tsx';
export { PageReadyContext, usePageReady } from './page/page-ready.ts';
export { PageFallback } from './page/page-fallback.tsx';
export { usePageHead } from './page/use-page-head.ts';
export type { PageHead } from './page/head-context.ts';
export { UnsavedGuard, useWarnBeforeUnload } from './page/unsaved-guard.tsx';

export * from './deprecated-exports.ts';

export {
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
