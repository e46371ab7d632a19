import { SectionHeader, WithAside } from '@marquee/ui';
import type { ReactNode } from 'react';
import { RevealedAside } from '../revealed-aside.tsx';

type PortalSectionsProps = { events: ReactNode; quote: ReactNode; isRevealed?: boolean };

export function PortalSections({ events, quote, isRevealed = true }: PortalSectionsProps) {
  return (
    <WithAside
      aside={
        <RevealedAside isRevealed={isRevealed}>
          <div>
            <SectionHeader title="Your Quote" />
            {quote}
          </div>
        </RevealedAside>
      }
    >
      <SectionHeader title="Your Events" />
      {events}
    </WithAside>
  );
}
