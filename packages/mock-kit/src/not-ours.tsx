import { EmptyState, PageFrame } from '@marquee/ui';
import { Page } from '@marquee/web-kit';

type NotOursProps = { path: string };

/** Where a link leads out of the remote: to the shell, or to another remote. */
export function NotOurs({ path }: NotOursProps) {
  const title = path === '/' ? 'Choose a Page Above' : 'Not a Page of This Remote';
  return (
    <Page title={title} description="This remote stands alone.">
      <PageFrame>
        <EmptyState title={title} headingLevel={1}>
          {`The product has ${path} from its shell or from another remote. Here only this remote runs.`}
        </EmptyState>
      </PageFrame>
    </Page>
  );
}
