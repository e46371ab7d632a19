import { bookedStories } from '../src/demo/stories-booked.ts';
import { newStories } from '../src/demo/stories-new.ts';
import { openStories } from '../src/demo/stories-open.ts';
import { pastStories } from '../src/demo/stories-past.ts';
import { instantOf, timelineOf } from '../src/demo/timeline.ts';
import type { TimelineEntry } from '../src/demo/timeline.ts';

const stories = [...newStories, ...openStories, ...bookedStories, ...pastStories];
const timeline = timelineOf(stories.map((story) => ({ story, eventDate: '', eventId: '', quoteId: '' })));

describe('the demo’s timeline', () => {
  test.each(['2026-03-08T00:05:00Z', '2026-07-01T12:00:00Z', '2026-11-30T23:59:00Z'])(
    'when the current time is %s, then no step is earlier than the previous one or in the future',
    (now) => {
      const today = new Date(now);

      const instants = timeline.map((moment, index) =>
        instantOf(moment, { index, count: timeline.length, today }).getTime(),
      );

      expect(instants).toEqual([...instants].sort((one, other) => one - other));
      expect(instants.at(-1)).toBeLessThan(today.getTime());
    },
  );

  test('when steps of a story are on one day, then they keep their order', () => {
    const steps = stepsOf('Northline Summer Party');

    expect(steps).toEqual([
      ...['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'],
      ...['paid', 'completed'],
    ]);
  });

  test('when all stories are played, then events and quotes are in every state', () => {
    const reached = new Set(timeline.map(({ step }) => step));

    expect(reached).toContain('completed');
    expect(reached).toContain('cancelled');
    expect(stories.some(({ days }) => days.sent === undefined)).toBe(true);
    expect(stories.some(({ days }) => days.quoted !== undefined && days.approved === undefined)).toBe(true);
    expect(stories.some(({ days }) => days.approved !== undefined && days.quoteSent === undefined)).toBe(
      true,
    );
    expect(stories.some(({ days }) => days.quoteSent !== undefined && days.accepted === undefined)).toBe(
      true,
    );
  });

  test('when all stories are played, then the demo’s client has an overdue amount', () => {
    const past = stories.filter(({ client, eventInDays }) => client === 'amara' && eventInDays < 0);

    expect(past.some(({ days }) => days.accepted !== undefined && days.paid === undefined)).toBe(true);
  });
});

function stepsOf(name: string): TimelineEntry['step'][] {
  return timeline.filter(({ progress: telling }) => telling.story.name === name).map(({ step }) => step);
}
