import type { AccountSession } from '@marquee/contracts/session-operations';
import { Badge, Button, Heading, notify, Small, theme } from '@marquee/ui';
import { formatWhen, Instant, useNotifyRefusal } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useShellEndSessionMutation } from './sessions-api.ts';

type SessionRowProps = { session: AccountSession };

export function SessionRow({
  session: { id, device, network, beganAt, lastSeenAt, current },
}: SessionRowProps) {
  const [endSession, { isLoading }] = useShellEndSessionMutation();
  const notifyRefusal = useNotifyRefusal();

  async function end() {
    try {
      await endSession({ params: { sessionId: id } }).unwrap();
      notify({ title: 'Session Ended', description: `${device} is signed out.` });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to End the Session' });
    }
  }

  return (
    <Row>
      <div>
        <Heading as="span">{device}</Heading>{' '}
        {current && (
          <Badge tone="booked" icon="circle-check">
            This device
          </Badge>
        )}
        <Small as="div">From {network}</Small>
        <Small as="div">
          Signed in <Instant at={beganAt} format={formatWhen} />,{' '}
          {current ? (
            <span>in use now</span>
          ) : (
            <>
              last seen <Instant at={lastSeenAt} format={formatWhen} />
            </>
          )}
        </Small>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="small"
          aria-label={`End Session of ${device}`}
          pending={isLoading}
          pendingText="Ending..."
          onClick={() => void end()}
        >
          End Session
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[3]};
  border-bottom: ${theme.border.hairline} solid ${theme.color.line};
`;
