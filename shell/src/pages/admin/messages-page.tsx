import { PageHeader } from '@marquee/ui';
import { PlaceTabs } from '../../features/parked-messages/place-tabs.tsx';
import { ConsoleFrame } from './console-frame.tsx';

export function MessagesPage() {
  return (
    <ConsoleFrame
      title="Parked Messages"
      description="Messages no service could handle, and those nobody took."
    >
      <PageHeader
        title="Parked Messages"
        subtitle="What no attempt could handle. Mend the cause, then redrive it; or drop it, with a reason."
      />
      <PlaceTabs />
    </ConsoleFrame>
  );
}
