import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { Table } from '@marquee/ui';
import type { OpenAction } from './message-action.ts';
import { DeadLetterRow } from './dead-letter-row.tsx';

type DeadLetterTableProps = {
  messages: readonly DeadLetterSummary[];
  onAction: (action: OpenAction) => void;
};

export function DeadLetterTable({ messages, onAction }: DeadLetterTableProps) {
  return (
    <Table label="Parked messages">
      <thead>
        <tr>
          <th scope="col">Message</th>
          <th scope="col">Reason</th>
          <th scope="col">Parked</th>
          <th scope="col" data-align="end">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <DeadLetterRow key={message.id} message={message} onAction={onAction} />
        ))}
      </tbody>
    </Table>
  );
}
