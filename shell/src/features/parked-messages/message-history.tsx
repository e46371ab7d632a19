import type { ParkedMessageEvent } from '@marquee/contracts/parked-messages';
import { Small, theme, Title3 } from '@marquee/ui';
import { Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { shortReason } from './short-reason.ts';

const words: Record<ParkedMessageEvent['type'], string> = {
  parked: 'Parked',
  redriven: 'Redriven',
  taken: 'Taken to be redriven',
  'not-handed-back': 'Could not be redriven',
  dropped: 'Dropped',
};

type MessageHistoryProps = { history: readonly ParkedMessageEvent[] };

/** History of a dead letter; empty for an unrouted message, which is still in the broker. */
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
            {words[type]} <Small as="span">{<Instant at={at} {...(by !== null && { by })} />}</Small>
            {reason !== null && <Small as="div">{type === 'dropped' ? reason : shortReason(reason)}</Small>}
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
