import { SectionHeader, WithAside } from '@marquee/ui';
import type { ReactNode } from 'react';

type PortalSectionsProps = { events: ReactNode; quote: ReactNode };

export function PortalSections({ events, quote }: PortalSectionsProps) {
  return (
    <WithAside
      aside={
        <>
          <SectionHeader title="Your Quote" />
          {quote}
        </>
      }
    >
      <SectionHeader title="Your Events" />
      {events}
    </WithAside>
  );
}
