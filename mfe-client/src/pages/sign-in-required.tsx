import { LinkButton, PageFrame, PageHeader } from '@marquee/ui';
import { loginAddress } from '@marquee/web-kit';

export function SignInRequired() {
  return (
    <PageFrame $width="paper">
      <PageHeader
        title="Please Sign In"
        subtitle="You need to sign in to access the client portal and submit your event details."
      />
      <LinkButton href={loginAddress()} $variant="spotlight">
        Sign In
      </LinkButton>
    </PageFrame>
  );
}
