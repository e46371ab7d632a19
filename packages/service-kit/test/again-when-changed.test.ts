import { DomainError } from '../src/domain-error.ts';
import { againWhenChanged } from '../src/store/again-when-changed.ts';
import { refusalOf } from './bookings.ts';

function anAct({ losing, code }: { losing: number; code: string }) {
  const tries: number[] = [];
  const act = async () => {
    tries.push(tries.length + 1);
    return tries.length > losing ? 'done' : Promise.reject(new DomainError('conflict', code, 'Changed'));
  };
  return { tries, act };
}

describe('retry on conflict', () => {
  test('when others were faster four times, then the fifth attempt succeeds', async () => {
    const { act, tries } = anAct({ losing: 4, code: 'booking_was_changed' });

    expect(await againWhenChanged('booking', act)).toBe('done');
    expect(tries).toHaveLength(5);
  });

  test('when others are always faster, then it gives up after five attempts', async () => {
    const { act, tries } = anAct({ losing: 9, code: 'booking_was_changed' });

    expect(await refusalOf(againWhenChanged('booking', act))).toMatchObject({ code: 'booking_was_changed' });
    expect(tries).toHaveLength(5);
  });

  test('when it fails for another reason, then it is not retried', async () => {
    const { act, tries } = anAct({ losing: 1, code: 'password_was_changed' });

    expect(await refusalOf(againWhenChanged('booking', act))).toMatchObject({ code: 'password_was_changed' });
    expect(tries).toHaveLength(1);
  });
});
