import type { ParkedMessageDetails, ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Dialog, FactList, Skeleton } from '@marquee/ui';
import { CallFailure, Instant } from '@marquee/web-kit';
import { MessageContent } from './message-content.tsx';
import { MessageHistory } from './message-history.tsx';
import { attemptsOf, messageName } from './message-name.ts';
import { useShellGetParkedMessageQuery } from './parked-messages-api.ts';
import type { Place } from './places.ts';

type MessageDialogProps = { message: ParkedMessageRow; place: Place; onClose: () => void };

export function MessageDialog({ message, place, onClose }: MessageDialogProps) {
  const { service } = place;
  const { data, error, refetch } = useShellGetParkedMessageQuery({ service, params: { id: message.id } });

  return (
    <Dialog open onOpenChange={onClose} title={messageName(message)}>
      {data ? (
        <>
          <FactList facts={factsOf(data)} />
          <MessageHistory history={data.history} />
          <MessageContent message={data} />
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? (
    <Skeleton label="Loading the message" rows={4} />
  ) : (
    <CallFailure title="The message could not be loaded" error={error} onRetry={onRetry} />
  );
}

function factsOf(message: ParkedMessageDetails) {
  return [
    { term: 'Queue', detail: message.queue },
    { term: 'Reason', detail: message.reason },
    { term: 'Tried', detail: attemptsOf(message) },
    { term: 'Parked', detail: <Instant at={message.parkedAt} /> },
    { term: 'Times parked', detail: String(message.timesParked) },
    { term: 'Request', detail: message.requestId ?? 'Not known' },
    { term: 'Trace', detail: message.traceId ?? 'Not known' },
    { term: 'Id', detail: message.id },
  ];
}
