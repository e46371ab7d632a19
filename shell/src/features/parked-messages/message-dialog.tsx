import type { ParkedMessageDetails, ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Button, Dialog, FactList, Skeleton, theme } from '@marquee/ui';
import { CallFailure, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { MessageAct, OpenAct } from './message-act.ts';
import { MessageContent } from './message-content.tsx';
import { MessageHistory } from './message-history.tsx';
import { attemptsOf, messageName } from './message-name.ts';
import { MessageReason } from './message-reason.tsx';
import { useShellGetParkedMessageQuery } from './parked-messages-api.ts';
import type { Place } from './places.ts';
import { statusWords } from './status-words.ts';

type MessageDialogProps = {
  message: ParkedMessageRow;
  place: Place;
  onAct: (act: OpenAct) => void;
  onClose: () => void;
};

export function MessageDialog({ message, place, onAct, onClose }: MessageDialogProps) {
  const { service } = place;
  const { data, error, refetch } = useShellGetParkedMessageQuery({ service, params: { id: message.id } });
  const choose = (act: MessageAct) => () => {
    onAct({ act, message });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messageName(message)}
      actions={
        data?.status === 'parked' ? (
          <>
            <Button variant="quiet" onClick={choose('drop')}>
              Drop
            </Button>
            <Button onClick={choose('redrive')}>Redrive</Button>
          </>
        ) : undefined
      }
    >
      {data ? (
        <>
          <MessageReason reason={data.reason} />
          <MessageContent message={data} />
          <Facts>
            <FactList facts={factsOf(data)} />
          </Facts>
          <MessageHistory history={data.history} />
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
    { term: 'Status', detail: statusWords[message.status].label },
    { term: 'Tried', detail: attemptsOf(message) },
    { term: 'Parked', detail: <Instant at={message.parkedAt} /> },
    { term: 'Times parked', detail: String(message.timesParked) },
    { term: 'Request', detail: message.requestId ?? 'Unknown' },
    { term: 'Trace', detail: message.traceId ?? 'Unknown' },
    { term: 'Id', detail: message.id },
  ];
}

const Facts = styled.div`
  margin-top: ${theme.space[5]};
`;
