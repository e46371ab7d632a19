import { DomainError } from '../../src/domain-error.ts';
import { conditionOf, requireTransition, targetsOf } from '../../src/domain/state-machine.ts';
import type { StateMachine } from '../../src/domain/state-machine.ts';

type Status = 'closed' | 'open' | 'locked';
type Action = 'open' | 'lock';

const door: StateMachine<Status, Action, 'guest' | 'host'> = {
  name: 'door',
  statuses: ['closed', 'open', 'locked'],
  transitions: {
    open: { by: 'guest', from: { closed: 'open', locked: { to: 'open', if: 'the guest has a key' } } },
    lock: { by: 'host', from: { closed: 'locked', open: { to: ['open', 'locked'] } } },
  },
  refusal: (status, action) => ({ code: `door_is_${status}`, message: `Cannot ${action}` }),
};

function errorOf(status: Status, action: Action, holds?: boolean): unknown {
  try {
    requireTransition(door, { status, action, ...(holds !== undefined && { holds }) });
    return null;
  } catch (error) {
    return error;
  }
}

describe('a table of states', () => {
  test.each<[Status, Action, boolean | undefined]>([
    ['closed', 'open', undefined],
    ['closed', 'open', false],
    ['locked', 'open', undefined],
    ['locked', 'open', true],
    ['open', 'lock', false],
  ])('when the status is %s, the action %s and the condition holds: %s, then it is permitted', (...given) => {
    expect(errorOf(...given)).toBeNull();
  });

  test.each<[Status, Action, boolean | undefined]>([
    ['open', 'open', undefined],
    ['locked', 'open', false],
    ['locked', 'lock', true],
  ])('when the status is %s, the action %s and the condition holds: %s, then it is refused', (...given) => {
    const [status, action] = given;

    const error = errorOf(...given);

    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      ...{ kind: 'conflict', code: `door_is_${status}`, message: `Cannot ${action}` },
    });
  });

  test.each<[Action, Status, readonly string[], string | null]>([
    ['open', 'closed', ['open'], null],
    ['open', 'locked', ['open'], 'the guest has a key'],
    ['open', 'open', [], null],
    ['lock', 'open', ['open', 'locked'], null],
  ])(
    'when the action is %s and the status %s, then it leads to %j if: %s',
    (action, status, to, condition) => {
      const transition = door.transitions[action];

      expect(targetsOf(transition, status)).toEqual(to);
      expect(conditionOf(transition.from[status])).toBe(condition);
    },
  );
});
