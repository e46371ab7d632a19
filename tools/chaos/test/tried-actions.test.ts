import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { operations } from '@marquee/contracts/operations';

import { actionTypes } from '../src/model/actions/all-actions.ts';
import { describeActions, unmodeledWrites, untriedActions } from '../src/model/tried-actions.ts';
import type { ModelRuns } from '../src/model/run-model.ts';

type Counted = ModelRuns['done'];
type ActionType = (typeof actionTypes)[number];

const neverRefused: readonly ActionType[] = ['quote-by-hand', 'verify-email', 'days-pass'];

function counted(actions: readonly ActionType[]): Counted {
  return new Map(actions.map((action) => [action, 1]));
}

describe('the model’s actions that were tried', () => {
  const refused = counted(actionTypes.filter((action) => !neverRefused.includes(action)));

  test('when each action succeeded, and was rejected where a rule can reject it, then none is untried', () => {
    expect(untriedActions([{ done: counted(actionTypes), refused }])).toEqual([]);
  });

  test('when the workers together did every action, then none is untried', () => {
    const workers = [
      { done: counted(actionTypes.slice(0, 9)), refused },
      { done: counted(actionTypes.slice(9)), refused: counted([]) },
    ];

    expect(untriedActions(workers)).toEqual([]);
  });

  test('when an action was only rejected, then it is reported as never accepted', () => {
    const done = counted(actionTypes.filter((action) => action !== 'archive'));

    expect(untriedActions([{ done, refused }])).toEqual(['archive was never accepted']);
  });

  test('when a rejectable action was never rejected, then it is reported as never rejected', () => {
    const others = new Map([...refused].filter(([action]) => action !== 'approve'));

    expect(untriedActions([{ done: counted(actionTypes), refused: others }])).toEqual([
      'approve was never rejected',
    ]);
  });

  test('the description has the counts of success and rejection of each action', () => {
    expect(describeActions([{ done: counted(['rename']), refused: counted([]) }])).toContain('rename 1/0, ');
  });
});

describe('the operations that write events and quotes', () => {
  test('each is an action of the model, or excepted for a reason', () => {
    expect(unmodeledWrites()).toEqual([]);
  });

  test('when a new operation writes a quote, then it is reported', () => {
    const declineQuote = { ...addLineItem, path: '/client/quotes/:id/decline', actor: 'client' } as const;

    expect(unmodeledWrites(new Map([...operations, ['declineQuote', declineQuote]]))).toEqual([
      'declineQuote is not an action: declare it in tools/chaos/src/model/actions/',
    ]);
  });

  test('when an excepted operation does not exist, then the exception is reported', () => {
    const others = [...operations].filter(([name]) => name !== 'setPaymentDefault');

    expect(unmodeledWrites(new Map(others))).toEqual([
      'setPaymentDefault needs no exception: the model calls it, or no operation that writes events or quotes has this name',
    ]);
  });
});
