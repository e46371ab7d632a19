import { PageFrame } from '@marquee/ui';
import { Page } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { ConsoleNavigation } from './console-navigation.tsx';
import { OperatorArea } from './operator-area.tsx';

type ConsoleFrameProps = { title: string; description: string; children: ReactNode };

/** Frame of the console's pages. Users who are not operators see the not-found page. */
export function ConsoleFrame({ title, description, children }: ConsoleFrameProps) {
  return (
    <OperatorArea>
      <Page title={title} description={description}>
        <PageFrame>
          <ConsoleNavigation />
          {children}
        </PageFrame>
      </Page>
    </OperatorArea>
  );
}
