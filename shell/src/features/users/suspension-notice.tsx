import type { Suspension } from '@marquee/contracts/users';
import { Notice } from '@marquee/ui';
import { Instant } from '@marquee/web-kit';
import { isAccountId, ActorLink } from '../../actor-link.tsx';

export function SuspensionNotice({ suspension: { at, by, reason } }: { suspension: Suspension }) {
  return (
    <Notice tone="danger">
      Suspended <Instant at={at} /> by <ActorLink id={by} name="" isAccount={isAccountId(by)} />: {reason}
    </Notice>
  );
}
