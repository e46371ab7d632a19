import type { ReleaseDeclaration } from '@marquee/contracts/release-record';
import { Main } from '@marquee/ui';
import { matchRoutes, useLocation } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { UnknownPage } from './unknown-page.tsx';
import { StandaloneBar } from './standalone-bar.tsx';
import type { StandaloneBarProps } from './standalone-bar.tsx';

type StandaloneFrameProps = StandaloneBarProps & { children: ReactNode };

/** Replaces the shell: shows the remote at the same paths as the shell does, below a bar for developers. */
export function StandaloneFrame({ children, ...bar }: StandaloneFrameProps) {
  const location = useLocation();
  const isOurs = matchRoutes(pathsOf(bar.remote), location) !== null;

  return (
    <>
      <StandaloneBar {...bar} />
      <Main>{isOurs ? children : <UnknownPage path={location.pathname} />}</Main>
    </>
  );
}

function pathsOf({ paths, homeFor }: ReleaseDeclaration): { path: string }[] {
  return [...paths, ...(homeFor === null ? [] : ['/'])].map((path) => ({ path }));
}
