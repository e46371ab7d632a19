import { PageHeader } from '@marquee/ui';
import { DeadLetterTabs } from '../../features/dead-letters/dead-letter-tabs.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function MessagesPage() {
  return (
    <ConsoleFrame title="Parked Messages" description="Messages that failed or that no service receives.">
      <PageHeader
        title="Parked Messages"
        subtitle="Failed messages. Fix the cause, then redrive or drop them."
      />
      <DeadLetterTabs />
    </ConsoleFrame>
  );
}
