import { Navigate, RequireRole, Route, Routes } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '@marquee/ui';
import { ProviderDashboardPage } from './pages/provider-dashboard-page.tsx';

const QuoteEditorPage = lazy(async () => ({
  default: (await import('./pages/quote-editor-page.tsx')).QuoteEditorPage,
}));

/** Every page of the provider's micro-frontend; the shell hands over the paths of `release.json`, and `/` to a provider. */
export function RemoteRoutes() {
  return (
    <RequireRole role="provider" otherwise={(user) => <Navigate to={user ? '/home' : '/auth'} replace />}>
      <Suspense fallback={<PageSpinner>Loading...</PageSpinner>}>
        <Routes>
          <Route path="/" element={<ProviderDashboardPage />} />
          <Route path="/provider" element={<ProviderDashboardPage />} />
          <Route path="/provider/quotes/:id" element={<QuoteEditorPage />} />
        </Routes>
      </Suspense>
    </RequireRole>
  );
}
