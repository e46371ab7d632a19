import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { Small, Title3 } from '@marquee/ui';
import { formatDateTime, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { isAccountId, Who } from '../../who.tsx';
import { actOf, outcomeWords } from './act-words.ts';

export function AuditRow({ entry }: { entry: ListedAuditEntry }) {
  const { at, actor, actorName, subject, subjectName } = entry;
  const { outcome, reason, network, service, requestId } = entry;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">{actOf(entry)}</Title3>
        <Small as="div">
          {reason === '' ? outcomeWords[outcome] : `${outcomeWords[outcome]}: ${reason}`}
        </Small>
      </td>
      <When data-label="When">
        <Instant at={at} format={formatDateTime} />
      </When>
      <td data-label="Actor" data-typed>
        <Who id={actor} name={actorName} isAccount={isAccountId(actor)} />
      </td>
      <td data-label="Subject" data-typed>
        <span>
          {subject.kind !== 'account' && <span>{kindWords[subject.kind]} </span>}
          <Who id={subject.id} name={subjectName} isAccount={subject.kind === 'account'} />
        </span>
      </td>
      <Source data-label="Source">
        <Small as="span" title={requestId}>
          {[service, network, requestId.slice(0, 8)].filter((trace) => trace !== '').join(', ')}
        </Small>
      </Source>
    </tr>
  );
}

const kindWords = { 'email-hash': 'Email hash', message: 'Message', queue: 'Queue' } as const;

const When = styled.td`
  white-space: nowrap;
`;

const Source = styled.td`
  overflow-wrap: anywhere;
`;
