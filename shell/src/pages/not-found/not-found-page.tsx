import { EmptyState, LinkButton, PageFrame } from '@marquee/ui';
import { Link, Page } from '@marquee/web-kit';
import { SignInHint } from './sign-in-hint.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page Not Found" description="There is no page at this address.">
      <PageFrame>
        <EmptyState
          title="Page Not Found"
          headingLevel={1}
          action={
            <LinkButton as={Link} to="/home">
              Go Home
            </LinkButton>
          }
        >
          There is no page at this address. <SignInHint />
        </EmptyState>
      </PageFrame>
    </Page>
  );
}
