import type { Visitor } from '@marquee/contracts/rendered-pages';
import type { LoadedPage } from './loaded-page.tsx';
import { founderPage, landingPage, privacyPolicyPage, termsPage } from './shell-pages.tsx';

type RenderedPage = { path: string; visitor: Visitor; page: LoadedPage };

/** The pages that are rendered at the build. At `/` only those get one who come without a session: to others it is their dashboard. */
export const renderedPages: readonly RenderedPage[] = [
  { path: '/', visitor: 'signed-out', page: landingPage },
  { path: '/home', visitor: 'anybody', page: landingPage },
  { path: '/founder', visitor: 'anybody', page: founderPage },
  { path: '/privacy-policy', visitor: 'anybody', page: privacyPolicyPage },
  { path: '/terms', visitor: 'anybody', page: termsPage },
];
