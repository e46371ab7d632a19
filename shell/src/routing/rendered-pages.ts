import type { Visitor } from '@marquee/web-kit';
import type { LoadedPage } from './loaded-page.tsx';
import {
  accountPage,
  authPage,
  founderPage,
  landingPage,
  privacyPolicyPage,
  rolePage,
  termsPage,
} from './shell-pages.tsx';

/** Others than they get the plain page: to them `/` is their dashboard, and elsewhere the bar says their name, which only the application knows. */
export const visitor: Visitor = 'signed-out';

/** `params`: what may stand in the query of its address; undefined: anything. */
type RenderedPage = { path: string; page: LoadedPage; params?: readonly string[] };

/** The pages that are rendered at the build, for `visitor`. */
export const renderedPages: readonly RenderedPage[] = [
  { path: '/', page: landingPage },
  { path: '/home', page: landingPage },
  { path: '/auth', page: authPage, params: ['returnTo'] },
  { path: '/founder', page: founderPage },
  { path: '/privacy-policy', page: privacyPolicyPage },
  { path: '/terms', page: termsPage },
];

/** The shell's own pages for visitors with a session, as they are before anything has been answered. Nothing but the path decides what that is. */
export const waitingPages: readonly RenderedPage[] = [
  { path: '/auth/role', page: rolePage },
  { path: '/account', page: accountPage },
];
