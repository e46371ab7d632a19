import { lazy } from 'react';
import type { ComponentType } from 'react';
import { preloadablePage } from './preloadable-page.tsx';

type ShellPage = { path: string; Page: ComponentType };

export const landingPage = preloadablePage('landing-page', async () => ({
  default: (await import(/* webpackChunkName: "landing-page" */ '../pages/landing/landing-page.tsx'))
    .LandingPage,
}));
export const { Page: LandingPage } = landingPage;
export const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
}));
export const authPage = preloadablePage('auth-page', async () => ({
  default: (await import(/* webpackChunkName: "auth-page" */ '../pages/auth/auth-page.tsx')).AuthPage,
}));
export const rolePage = preloadablePage('role-page', async () => ({
  default: (await import(/* webpackChunkName: "role-page" */ '../pages/auth/role-page.tsx')).RolePage,
}));
export const accountPage = preloadablePage('account-page', async () => ({
  default: (await import(/* webpackChunkName: "account-page" */ '../pages/account/account-page.tsx'))
    .AccountPage,
}));
export const founderPage = preloadablePage('founder-page', async () => ({
  default: (await import(/* webpackChunkName: "founder-page" */ '../pages/static/founder-page.tsx'))
    .FounderPage,
}));
export const privacyPolicyPage = preloadablePage('privacy-policy-page', async () => ({
  default: (
    await import(/* webpackChunkName: "privacy-policy-page" */ '../pages/static/privacy-policy-page.tsx')
  ).PrivacyPolicyPage,
}));
export const termsPage = preloadablePage('terms-page', async () => ({
  default: (await import(/* webpackChunkName: "terms-page" */ '../pages/static/terms-page.tsx')).TermsPage,
}));
const VersionsPage = lazy(async () => ({
  default: (await import('../pages/versions/versions-page.tsx')).VersionsPage,
}));
const ConsolePage = lazy(async () => ({
  default: (await import('../pages/admin/console-page.tsx')).ConsolePage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('../pages/admin/messages-page.tsx')).MessagesPage,
}));

const UsersPage = lazy(async () => ({
  default: (await import('../pages/admin/users-page.tsx')).UsersPage,
}));
const UserPage = lazy(async () => ({
  default: (await import('../pages/admin/user-page.tsx')).UserPage,
}));
const SubscriptionsPage = lazy(async () => ({
  default: (await import('../pages/admin/subscriptions-page.tsx')).SubscriptionsPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../pages/admin/audit-page.tsx')).AuditPage,
}));

/** The shell's own pages, each a separate chunk. */
export const shellPages: readonly ShellPage[] = [
  { path: '/home', Page: LandingPage },
  { path: '/auth', Page: authPage.Page },
  { path: '/auth/role', Page: rolePage.Page },
  { path: '/account', Page: accountPage.Page },
  { path: '/founder', Page: founderPage.Page },
  { path: '/privacy-policy', Page: privacyPolicyPage.Page },
  { path: '/terms', Page: termsPage.Page },
  { path: '/versions', Page: VersionsPage },
  { path: '/admin', Page: ConsolePage },
  { path: '/admin/messages', Page: MessagesPage },
  { path: '/admin/users', Page: UsersPage },
  { path: '/admin/users/:id', Page: UserPage },
  { path: '/admin/subscriptions', Page: SubscriptionsPage },
  { path: '/admin/audit', Page: AuditPage },
];
