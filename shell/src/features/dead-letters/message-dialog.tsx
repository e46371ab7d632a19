import type { DeadLetterDetails, DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { Button, Dialog, FactList, Skeleton, theme } from '@marquee/ui';
import { CallFailure, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { MessageAction, OpenAction } from './message-action.ts';
import { MessageContent } from './message-content.tsx';
import { MessageHistory } from './message-history.tsx';
import { getAttemptsText, getMessageName } from './message-name.ts';
import { MessageReason } from './message-reason.tsx';
import { useShellGetDeadLetterQuery } from './dead-letters-api.ts';
import type { ServiceTab } from './service-tabs.ts';
import { statusLabels } from './status-labels.ts';

type MessageDialogProps = {
  message: DeadLetterSummary;
  tab: ServiceTab;
  onAction: (action: OpenAction) => void;
  onClose: () => void;
};

export function MessageDialog({ message, tab, onAction, onClose }: MessageDialogProps) {
  const { service } = tab;
  const { data, error, refetch } = useShellGetDeadLetterQuery({ service, params: { id: message.id } });
  const choose = (action: MessageAction) => () => {
    onAction({ action, message });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={getMessageName(message)}
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
        <LoadingState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function LoadingState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? (
    <Skeleton label="Loading the message" rows={4} />
  ) : (
    <CallFailure title="The message could not be loaded" error={error} onRetry={onRetry} />
  );
}

function factsOf(message: DeadLetterDetails) {
  return [
    { term: 'Queue', detail: message.queue },
    { term: 'Status', detail: statusLabels[message.status].label },
    { term: 'Tried', detail: getAttemptsText(message) },
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
