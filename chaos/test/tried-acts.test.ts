import { describeActs, untriedActs } from '../src/model/tried-acts.ts';
import type { ModelRuns } from '../src/model/run-model.ts';

type Counted = ModelRuns['done'];
type ActType = Counted extends ReadonlyMap<infer Type, number> ? Type : never;

const everything: readonly ActType[] = [
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
const neverRefused: readonly ActType[] = ['quote-by-hand', 'verify-email', 'days-pass'];

function counted(acts: readonly ActType[]): Counted {
  return new Map(acts.map((act) => [act, 1]));
}

describe('the actions that model and product were tried with', () => {
  const refused = counted(everything.filter((act) => !neverRefused.includes(act)));

  test('when each succeeded, and was rejected where it can be, then none is untried', () => {
    expect(untriedActs([{ done: counted(everything), refused }])).toEqual([]);
  });

  test('when one lane did what the other did not, then none is untried', () => {
    const lanes = [
      { done: counted(everything.slice(0, 9)), refused },
      { done: counted(everything.slice(9)), refused: counted([]) },
    ];

    expect(untriedActs(lanes)).toEqual([]);
  });

  test('when one was only rejected, then it never succeeded', () => {
    const done = counted(everything.filter((act) => act !== 'archive'));

    expect(untriedActs([{ done, refused }])).toEqual(['archive was never done']);
  });

  test('when one was never rejected, then its rejection was not tried', () => {
    const others = new Map([...refused].filter(([act]) => act !== 'approve'));

    expect(untriedActs([{ done: counted(everything), refused: others }])).toEqual([
      'approve was never refused',
    ]);
  });

  test('when they are described, then with the counts of success and rejection', () => {
    expect(describeActs([{ done: counted(['rename']), refused: counted([]) }])).toContain('rename 1/0, ');
  });
});
