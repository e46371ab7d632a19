import { arrangeEvents } from '../src/features/events/arrange-events.ts';
import { anEvent } from './an-event.ts';

const now = new Date('2025-08-21T12:00:00Z');

describe('arrange events', () => {
  test('when several events are booked, then the board shows the soonest that is not over', () => {
    const past = anEvent({ status: 'booked', eventDate: '2025-06-14' });
    const later = anEvent({ status: 'booked', eventDate: '2025-12-06' });
    const soon = anEvent({ status: 'booked', eventDate: '2025-10-18' });

    const { next } = arrangeEvents([past, later, soon], now);

    expect(next).toBe(soon);
  });

  test('when no event is booked, then the board is empty', () => {
    const { next, others } = arrangeEvents([anEvent()], now);

    expect(next).toBeNull();
    expect(others).toHaveLength(1);
  });

  test('when some events are over, then they follow the coming events, latest first', () => {
    const june = anEvent({ eventDate: '2025-06-14' });
    const may = anEvent({ eventDate: '2025-05-01' });
    const november = anEvent({ eventDate: '2025-11-09' });
    const undated = anEvent({ eventDate: '' });

    const { others } = arrangeEvents([may, undated, june, november], now);

    expect(others).toEqual([november, undated, june, may]);
  });
});
