import { eventStates } from '@marquee/events/events/domain/event-states';
import { quoteStates } from '@marquee/quotes/quotes/domain/quote-states';
import { targetsOf } from '@marquee/service-kit/domain/state-machine';
import type { StateMachine } from '@marquee/service-kit/domain/state-machine';

import { eventTransitions } from '../src/check/rules/event-history.ts';
import type { Transitions } from '../src/check/rules/illegal-transitions.ts';
import { quoteTransitions } from '../src/check/rules/quote-history.ts';

type AnyMachine = StateMachine<string, string, string>;
type Change = { from: string; step: string; to: string };

/** For each step that the checker reads in a history, the product's actions that write it. */
const quoteActions: Readonly<Record<string, readonly string[]>> = {
  renamed: ['rename'],
  'line-item-added': ['add-line'],
  'line-item-removed': ['remove-line'],
  'terms-changed': ['change-terms'],
  'approved-for-review': ['approve-for-review'],
  'sent-to-client': ['send'],
  accepted: ['accept'],
  archived: ['archive'],
  withdrawn: ['withdraw'],
  'offer-withdrawn': ['withdraw-offer'],
  'linked-to-client': ['link-to-client'],
  erased: ['erase'],
};
const eventActions: Readonly<Record<string, readonly string[]>> = {
  edited: ['edit'],
  sent: ['send'],
  proposed: ['propose', 'quote-created'],
  'quoted-again': ['quote-created'],
  'quote-archived': ['quote-archived'],
  booked: ['quote-accepted'],
  completed: ['complete'],
  cancelled: ['cancel'],
  'cancelled-again': ['quote-created', 'quote-accepted'],
};

/** Steps that the tests do not compare: creation, copying discarded changes, and the steps after the deletion of an account. */
const withoutAction = ['created', 'discarded-changes-copied', 'freed', 'erased'];

function changesOfChecker(transitions: Transitions<string>): Change[] {
  return Object.entries(transitions).flatMap(([from, steps]) =>
    Object.entries(steps).map(([step, to]) => ({ from, step, to })),
  );
}

/** The changes of status that the product's table permits, as `from → to`. Omits actions that keep the status. */
function changesOfProduct(machine: AnyMachine, actions: typeof quoteActions): string[] {
  return Object.entries(actions).flatMap(([, names]) =>
    names.flatMap((action) =>
      machine.statuses.flatMap((from) => {
        const transition = machine.transitions[action];
        const targets = transition === undefined ? [] : targetsOf(transition, from);
        return targets.filter((to) => to !== from).map((to) => `${from} → ${to}`);
      }),
    ),
  );
}

describe.each([
  ['quotes', quoteStates as AnyMachine, quoteTransitions, quoteActions],
  ['events', eventStates as AnyMachine, eventTransitions, eventActions],
])('the states of %s in the checker and in the product', (_name, machine, transitions, actions) => {
  const known = changesOfChecker(transitions).filter(({ step }) => !withoutAction.includes(step));

  test.each(known)(
    'when the checker permits $step from $from to $to, then so does the product',
    ({ from, step, to }) => {
      const possible = (actions[step] ?? []).flatMap((action) => {
        const transition = machine.transitions[action];
        return transition === undefined ? [] : targetsOf(transition, from);
      });

      expect(possible).toContain(to);
    },
  );

  test('when the product permits a change of status, then so does the checker', () => {
    const permitted = new Set(changesOfChecker(transitions).map(({ from, to }) => `${from} → ${to}`));

    expect(changesOfProduct(machine, actions).filter((change) => !permitted.has(change))).toEqual([]);
  });
});
