import type { DeadLetterHistoryEntry } from '@marquee/contracts/dead-letters';
import { Small, theme, Title3 } from '@marquee/ui';
import { Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { shortenReason } from './shorten-reason.ts';

const eventLabels: Record<DeadLetterHistoryEntry['type'], string> = {
  parked: 'Parked',
  redriven: 'Redriven',
  taken: 'Taken to be redriven',
  'not-handed-back': 'Could not be redriven',
  dropped: 'Dropped',
};

type MessageHistoryProps = { history: readonly DeadLetterHistoryEntry[] };

/** The history of a dead letter; null if it is empty, as for an unrouted message that is still in the broker. */
export function MessageHistory({ history }: MessageHistoryProps) {
  if (history.length === 0) {
    return null;
  }
  return (
    <section>
      <Head>History</Head>
      <List>
        {history.map(({ type, at, by, reason }) => (
          <li key={`${type} ${at}`}>
            {eventLabels[type]} <Small as="span">{<Instant at={at} {...(by !== null && { by })} />}</Small>
            {reason !== null && <Small as="div">{type === 'dropped' ? reason : shortenReason(reason)}</Small>}
          </li>
        ))}
      </List>
    </section>
  );
}

const Head = styled(Title3)`
  margin-block: ${theme.space[5]} ${theme.space[2]};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
