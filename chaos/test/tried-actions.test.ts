import { describeActions, untriedActions } from '../src/model/tried-actions.ts';
import type { ModelRuns } from '../src/model/run-model.ts';

type Counted = ModelRuns['done'];
type ActionType = Counted extends ReadonlyMap<infer Type, number> ? Type : never;

const everything: readonly ActionType[] = [
  'create-event',
  'edit-event',
  'send-event',
  'cancel-event',
  'change-status',
  'quote-request',
  'quote-by-hand',
  'add-line',
  'remove-line',
  'rename',
  'change-terms',
  'approve',
  'send-quote',
  'withdraw-quote',
  'accept',
  'archive',
  'verify-email',
  'days-pass',
];
const neverRefused: readonly ActionType[] = ['quote-by-hand', 'verify-email', 'days-pass'];

function counted(actions: readonly ActionType[]): Counted {
  return new Map(actions.map((action) => [action, 1]));
}

describe('the actions that model and product were tried with', () => {
  const refused = counted(everything.filter((action) => !neverRefused.includes(action)));

  test('when each action succeeded, and was rejected where a rule can reject it, then none is untried', () => {
    expect(untriedActions([{ done: counted(everything), refused }])).toEqual([]);
  });

  test('when the workers together did every action, then none is untried', () => {
    const workers = [
      { done: counted(everything.slice(0, 9)), refused },
      { done: counted(everything.slice(9)), refused: counted([]) },
    ];

    expect(untriedActions(workers)).toEqual([]);
  });

  test('when an action was only rejected, then it is reported as never accepted', () => {
    const done = counted(everything.filter((action) => action !== 'archive'));

    expect(untriedActions([{ done, refused }])).toEqual(['archive was never accepted']);
  });

  test('when a rejectable action was never rejected, then it is reported as never rejected', () => {
    const others = new Map([...refused].filter(([action]) => action !== 'approve'));

    expect(untriedActions([{ done: counted(everything), refused: others }])).toEqual([
      'approve was never rejected',
    ]);
  });

  test('the description has the counts of success and rejection of each action', () => {
    expect(describeActions([{ done: counted(['rename']), refused: counted([]) }])).toContain('rename 1/0, ');
  });
});
