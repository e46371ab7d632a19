import { invoiceStates } from '@marquee/billing/invoices/domain/invoice-states';
import { eventStates } from '@marquee/events/events/domain/event-states';
import { quoteStates } from '@marquee/quotes/quotes/domain/quote-states';
import { conditionOf, targetsOf } from '@marquee/service-kit/domain/state-machine';
import type { StateMachine, Transition } from '@marquee/service-kit/domain/state-machine';

type AnyMachine = StateMachine<string, string, string>;

const machines: readonly AnyMachine[] = [quoteStates, eventStates, invoiceStates];

/** The text of docs/states.md: for each aggregate, the status after each action, or the code of the 409 answer. */
export function statesDocument(): string {
  return `${[
    '# States',
    '_Written by `npm run docs:states` from the tables that the services check (`*-states.ts` in `domain/`). Do not edit._',
    'Each row is an action, each column the status before it. The cell names the status after the action. `409` and a code: the status does not permit the action. A condition follows the status; if it is not met, the answer is 409. An action by the system comes from a message, which becomes a dead letter if the status does not permit it.',
    ...machines.flatMap(sectionOf),
  ].join('\n\n')}\n`;
}

function sectionOf(machine: AnyMachine): string[] {
  const { name, statuses, transitions } = machine;
  const rows = Object.entries(transitions).map(([action, transition]) => [
    action,
    [transition.by].flat().join(', '),
    ...statuses.map((status) => cellOf(machine, { status, action, transition })),
  ]);
  return [
    `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tableOf([['action', 'by', ...statuses], ...rows]),
  ];
}

type Cell = { status: string; action: string; transition: Transition<string, string> };

function cellOf(machine: AnyMachine, { status, action, transition }: Cell): string {
  const targets = targetsOf(transition, status);
  if (targets.length === 0) {
    return `409 \`${machine.refusal(status, action).code}\``;
  }
  const condition = conditionOf(transition.from[status]);
  return [targets.join(' or '), ...(condition === null ? [] : [`if ${condition}`])].join(' ');
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [lineOf(head), lineOf(head.map(() => '---')), ...rows.map(lineOf)];
  return ['<!-- prettier-ignore -->', ...lines].join('\n');
}
