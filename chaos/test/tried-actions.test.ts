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

  test('when each succeeded, and was rejected where it can be, then none is untried', () => {
    expect(untriedActions([{ done: counted(everything), refused }])).toEqual([]);
  });

  test('when one worker did what the other did not, then none is untried', () => {
    const workers = [
      { done: counted(everything.slice(0, 9)), refused },
      { done: counted(everything.slice(9)), refused: counted([]) },
    ];

    expect(untriedActions(workers)).toEqual([]);
  });

  test('when one was only rejected, then it never succeeded', () => {
    const done = counted(everything.filter((action) => action !== 'archive'));

    expect(untriedActions([{ done, refused }])).toEqual(['archive was never done']);
  });

  test('when one was never rejected, then its rejection was not tried', () => {
    const others = new Map([...refused].filter(([action]) => action !== 'approve'));

    expect(untriedActions([{ done: counted(everything), refused: others }])).toEqual([
      'approve was never refused',
    ]);
  });

  test('when they are described, then with the counts of success and rejection', () => {
    expect(describeActions([{ done: counted(['rename']), refused: counted([]) }])).toContain('rename 1/0, ');
  });
});
