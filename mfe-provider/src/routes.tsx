import {
  Navigate,
  Outlet,
  PageFallback,
  RequireRole,
  Route,
  Routes,
  SessionRequired,
} from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import { AccessDeniedPage } from './pages/access-denied-page.tsx';
import { ProviderDashboardPage } from './pages/provider-dashboard-page.tsx';

const QuoteEditorPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-editor-page" */ './pages/quote-editor-page.tsx'))
    .QuoteEditorPage,
}));
const BillingPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "billing-page" */ './pages/billing-page.tsx')).BillingPage,
}));
const InvoicePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-page" */ './pages/invoice-page.tsx')).InvoicePage,
}));
const ProviderAdminPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "provider-admin-page" */ './pages/provider-admin-page.tsx'))
    .ProviderAdminPage,
}));

/** Every page of the provider's micro-frontend. The shell routes the paths in `release.json` here, and `/` for providers. */
export function RemoteRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route element={<RequireProvider />}>
          <Route path="/" element={<ProviderDashboardPage />} />
          <Route path="/provider" element={<ProviderDashboardPage />} />
          <Route path="/provider/billing" element={<BillingPage />} />
          <Route path="/provider/invoices/:id" element={<InvoicePage />} />
          <Route path="/provider/quotes/:id" element={<QuoteEditorPage />} />
        </Route>
        <Route element={<RequireProviderOrDeny />}>
          <Route path="/provider-admin" element={<ProviderAdminPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

function RequireProvider() {
  return (
    <RequireRole role="provider" otherwise={(user) => <Navigate to={user ? '/home' : '/auth'} replace />}>
      <Outlet />
    </RequireRole>
  );
}

/** The specification requires a separate guard for this page. */
function RequireProviderOrDeny() {
  return (
    <RequireRole role="provider" otherwise={(user) => (user ? <AccessDeniedPage /> : <SessionRequired />)}>
      <Outlet />
    </RequireRole>
  );
}
