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

/**
 * The visitor for whom `prerenderedPages` are rendered. Visitors with a session get other HTML (`renderSessionFrames`), because `/` is
 * their dashboard, and only the application can show their name.
 */
export const visitor: Visitor = 'signed-out';

/** `params` are the allowed query parameters; undefined allows any. */
type PrerenderedPage = { path: string; page: PreloadablePage; params?: readonly string[] };

/** The pages that are prerendered for `visitor`. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: '/', page: landingPage },
  { path: '/home', page: landingPage },
  { path: '/auth', page: authPage, params: ['returnTo'] },
  { path: '/founder', page: founderPage },
  { path: '/privacy-policy', page: privacyPolicyPage },
  { path: '/terms', page: termsPage },
];

/** The shell's own pages whose loading state the build renders for visitors with a session. That state depends only on the path. */
export const loadingStatePages: readonly PrerenderedPage[] = [
  { path: '/auth/role', page: rolePage },
  { path: '/account', page: accountPage },
];
