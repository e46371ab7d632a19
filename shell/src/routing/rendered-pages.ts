import type { Visitor } from '@marquee/contracts/rendered-pages';
import type { LoadedPage } from './loaded-page.tsx';
import { founderPage, landingPage, privacyPolicyPage, termsPage } from './shell-pages.tsx';

type RenderedPage = { path: string; visitor: Visitor; page: LoadedPage };

/**
 * The pages that are rendered at the build. Only those get one who come without a session: to others `/` is their dashboard, and
 * elsewhere the bar says their name, which only the application knows.
 */
export const renderedPages: readonly RenderedPage[] = [
  { path: '/', visitor: 'signed-out', page: landingPage },
  { path: '/home', visitor: 'signed-out', page: landingPage },
  { path: '/founder', visitor: 'signed-out', page: founderPage },
  { path: '/privacy-policy', visitor: 'signed-out', page: privacyPolicyPage },
  { path: '/terms', visitor: 'signed-out', page: termsPage },
];
