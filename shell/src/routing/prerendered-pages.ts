import type { Visitor } from '@marquee/web-kit';
import type { PreloadablePage } from './preloadable-page.tsx';
import {
  accountPage,
  authPage,
  founderPage,
  landingPage,
  privacyPolicyPage,
  rolePage,
  termsPage,
} from './shell-pages.tsx';

/** Other visitors get the app page: for them `/` is the dashboard, and the top bar shows their name, which only the application knows. */
export const visitor: Visitor = 'signed-out';

/** `params`: allowed query parameters; undefined: any. */
type PrerenderedPage = { path: string; page: PreloadablePage; params?: readonly string[] };

/** Prerendered pages, for `visitor`. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: '/', page: landingPage },
  { path: '/home', page: landingPage },
  { path: '/auth', page: authPage, params: ['returnTo'] },
  { path: '/founder', page: founderPage },
  { path: '/privacy-policy', page: privacyPolicyPage },
  { path: '/terms', page: termsPage },
];

/** The shell's own pages for visitors with a session, in their loading state, which depends only on the path. */
export const loadingStatePages: readonly PrerenderedPage[] = [
  { path: '/auth/role', page: rolePage },
  { path: '/account', page: accountPage },
];
