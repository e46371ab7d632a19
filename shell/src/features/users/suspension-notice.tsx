import type { Suspension } from '@marquee/contracts/users';
import { Notice, TextLink } from '@marquee/ui';
import { Instant, Link } from '@marquee/web-kit';

export function SuspensionNotice({ suspension: { at, by, reason } }: { suspension: Suspension }) {
  return (
    <Notice tone="danger">
      Suspended <Instant at={at} /> by{' '}
      <TextLink as={Link} to={`/admin/users/${by}`}>
        {by.slice(0, 8)}
      </TextLink>
      : {reason}
    </Notice>
  );
}
