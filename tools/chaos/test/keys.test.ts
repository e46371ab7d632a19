import { randomBytes, randomUUID } from 'node:crypto';

import { posts } from '../src/model/keys/every-post.ts';
import { complaintsAboutKinds } from '../src/model/keys/judge-kinds.ts';
import { judgePost } from '../src/model/keys/judge-post.ts';
import { countKills, isKillDue } from '../src/model/keys/kill-counts.ts';
import type { KindResult } from '../src/model/keys/repeat-keys.ts';
import { anotherIntent } from '../src/model/keys/try-post.ts';
import { triedState } from '../src/model/scenarios/prepare-call.ts';

function aKind(overrides: Partial<KindResult> = {}): KindResult {
  return { kind: 'createQuote', expected: 50, made: 50, kills: { tried: 5, interrupted: 5 }, ...overrides };
}

describe('the kinds of resources that keys create', () => {
  test('when each intent created one resource and kills interrupted each kind, then nothing is wrong', () => {
    expect(complaintsAboutKinds([aKind(), aKind({ kind: 'addLineItem' })])).toEqual([]);
  });

  test('when one kind has a lost and another kind a doubled resource, then both are reported', () => {
    const complaints = complaintsAboutKinds([aKind({ made: 49 }), aKind({ kind: 'addLineItem', made: 51 })]);

    expect(complaints).toEqual([
      'createQuote: 49 created for 50 keys',
      'addLineItem: 51 created for 50 keys',
    ]);
  });

  test('when no kill interrupted a call of a kind, then the kind is reported', () => {
    expect(complaintsAboutKinds([aKind({ kills: { tried: 3, interrupted: 0 } })])).toEqual([
      'createQuote: no kill interrupted a call (3 kills)',
    ]);
  });
});

describe('the scenarios of POST operations', () => {
  test('each POST operation can be tried without a card processor, or is exempt for a reason', () => {
    const untried = posts.filter(
      ({ scenario }) =>
        triedState(scenario) === undefined && !(scenario.repeated && 'exempt' in scenario.repeated),
    );

    expect(untried.map(({ name }) => name)).toEqual([]);
  });

  const params = { id: randomUUID() };

  test('when the scenario changes the body, then the other call differs only in these fields', () => {
    const call = { params, body: { amount: '1.00', reason: 'Late' } };

    const other = anotherIntent(call, { repeated: { change: { amount: '2.00' } } });

    expect(other).toEqual({ params, body: { amount: '2.00', reason: 'Late' } });
  });

  test.each([
    ['a UUID', randomUUID()],
    ['a hash', randomBytes(32).toString('base64url')],
  ])(
    'when the scenario changes nothing and the id is %s, then the other call is about another record',
    (_kind, id) => {
      const other = anotherIntent({ params: { id }, body: undefined }, {});

      expect(other?.params?.id).toHaveLength(id.length);
      expect(other?.params?.id).not.toBe(id);
    },
  );

  test('when the operation has neither a body nor a record, then no other call exists', () => {
    expect(anotherIntent({ body: undefined }, {})).toBeNull();
  });
});

describe('the kills', () => {
  test('when a kill interrupted a call of its kind, then the next is due `killEvery` calls later', () => {
    const kills = { tried: 1, interrupted: 1 };

    const due = [0, 1, 9, 10].map((ofItsKind) => isKillDue(ofItsKind, { killEvery: 10, kills }));

    expect(due).toEqual([false, false, false, true]);
  });

  test('when a kill came too early or too late, then a kill is due at the next call of the kind', () => {
    expect(isKillDue(1, { killEvery: 10, kills: { tried: 1, interrupted: 0 } })).toBe(true);
  });

  test('kills are counted by kind, and only a kill during a call counts as one that interrupted a call', () => {
    const kills = countKills();
    kills.note('createQuote', { wasInProgress: true });
    kills.note('createQuote', { wasInProgress: false });

    expect(kills.of('createQuote')).toEqual({ tried: 2, interrupted: 1 });
    expect(kills.of('createEvent')).toEqual({ tried: 0, interrupted: 0 });
  });
});

const made = { status: 201, body: { id: '1' }, problem: {} } as unknown as Parameters<
  typeof judgePost
>[0]['first'];
const reused = {
  ...made,
  status: 422,
  problem: { ...made.problem, code: 'idempotency_key_reused' },
};

describe('one POST with one key', () => {
  test('when the first answer is returned again and another call is rejected, then the key is honored', () => {
    expect(judgePost({ first: made, again: made, reused })).toBeNull();
    expect(judgePost({ first: made, again: made, reused: null })).toBeNull();
  });

  test.each([
    ['the first call is rejected', { first: { ...made, status: 409 }, again: made, reused }],
    ['the repetition gets another answer', { first: made, again: { ...made, body: { id: '2' } }, reused }],
    ['the repetition is rejected', { first: made, again: { ...made, status: 401 }, reused }],
    ['another call with the key is accepted', { first: made, again: made, reused: made }],
  ])('when %s, then the operation is reported', (_case, answers) => {
    expect(judgePost(answers)).not.toBeNull();
  });
});
