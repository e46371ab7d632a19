import { EmptyState, PageFrame } from '@marquee/ui';
import { Page } from '@marquee/web-kit';

type UnknownPageProps = { path: string };

/** Shown at every address that is not a path of this remote. */
export function UnknownPage({ path }: UnknownPageProps) {
  const title = path === '/' ? 'Choose a Page Above' : 'Page Not Found in This Remote';
  return (
    <Page title={title} description="This remote runs standalone.">
      <PageFrame>
        <EmptyState title={title} headingLevel={1}>
          {`This remote has no page at ${path}. In the product, the shell or another remote may have one.`}
        </EmptyState>
      </PageFrame>
    </Page>
  );
}
