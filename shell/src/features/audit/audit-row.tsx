import type { ListedAuditEntry } from '@marquee/contracts/audit';
import { Small, Title3 } from '@marquee/ui';
import { formatDateTime, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { isAccountId, ActorLink } from '../../actor-link.tsx';
import { getActionLabel, outcomeLabels } from './action-labels.ts';

export function AuditRow({ entry }: { entry: ListedAuditEntry }) {
  const { at, actor, actorName, subject, subjectName } = entry;
  const { outcome, reason, network, service, requestId } = entry;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">{getActionLabel(entry)}</Title3>
        <Small as="div">
          {reason === '' ? outcomeLabels[outcome] : `${outcomeLabels[outcome]}: ${reason}`}
        </Small>
      </td>
      <When data-label="When">
        <Instant at={at} format={formatDateTime} />
      </When>
      <td data-label="Actor" data-typed>
        <ActorLink id={actor} name={actorName} isAccount={isAccountId(actor)} />
      </td>
      <td data-label="Subject" data-typed>
        <span>
          {subject.kind !== 'account' && <span>{subjectKindLabels[subject.kind]} </span>}
          <ActorLink id={subject.id} name={subjectName} isAccount={subject.kind === 'account'} />
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

const subjectKindLabels = { 'email-hash': 'Email hash', message: 'Message', queue: 'Queue' } as const;

const When = styled.td`
  white-space: nowrap;
`;

const Source = styled.td`
  overflow-wrap: anywhere;
`;
