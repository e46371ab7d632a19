import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Table } from '@marquee/ui';
import type { OpenAct } from './message-act.ts';
import { ParkedRow } from './parked-row.tsx';

type ParkedTableProps = { messages: readonly ParkedMessageRow[]; onAct: (act: OpenAct) => void };

export function ParkedTable({ messages, onAct }: ParkedTableProps) {
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
          <ParkedRow key={message.id} message={message} onAct={onAct} />
        ))}
      </tbody>
    </Table>
  );
}
