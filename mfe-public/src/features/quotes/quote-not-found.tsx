import { EmptyState, LinkButton } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

export function QuoteNotFound() {
  return (
    <EmptyState
      title="Quote Not Found"
      headingLevel={1}
      action={
        <LinkButton as={Link} to="/home">
          Go Home
        </LinkButton>
      }
    >
      The quote you&apos;re looking for doesn&apos;t exist or is no longer available.
    </EmptyState>
  );
}
