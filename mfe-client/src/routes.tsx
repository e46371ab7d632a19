import { PageFallback, Route, Routes } from '@marquee/web-kit';
import { lazy, Suspense } from 'react';
import { DashboardPage } from './pages/dashboard/dashboard-page.tsx';

/** Every page except the dashboard is a separate chunk, so that the dashboard does not wait for the forms. */
const CreateEventPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "create-event-page" */ './pages/create-event-page.tsx'))
    .CreateEventPage,
}));
const EditEventPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "edit-event-page" */ './pages/edit-event-page.tsx'))
    .EditEventPage,
}));
const ClientPortalPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "client-portal-page" */ './pages/portal/client-portal-page.tsx')
  ).ClientPortalPage,
}));
const ClientEventFormPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "client-event-form-page" */ './pages/client-event-form-page.tsx')
  ).ClientEventFormPage,
}));
const InvoicePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-page" */ './pages/invoice-page.tsx')).InvoicePage,
}));

/** Every page of the client's micro-frontend. The shell routes the paths in `release.json` here, and `/` for clients. */
export function RemoteRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route path="/" element={<DashboardPage />} />
        <Route path="/client-admin" element={<DashboardPage />} />
        <Route path="/create-event" element={<CreateEventPage />} />
        <Route path="/edit-event/:id" element={<EditEventPage />} />
        <Route path="/client/*" element={<ClientPortalPage />} />
        <Route path="/client-portal" element={<ClientPortalPage />} />
        <Route path="/client-event-form" element={<ClientEventFormPage />} />
        <Route path="/client/invoices/:id" element={<InvoicePage />} />
      </Routes>
    </Suspense>
  );
}
