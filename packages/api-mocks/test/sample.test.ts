import { eventView } from '@marquee/contracts/events';
import { operations } from '@marquee/contracts/operations';
import { sample } from '../src/sample.ts';

const now = new Date('2026-11-23T15:00:00.000Z');

const withBody = [...operations].filter(([, { status, file }]) => status < 204 && file === undefined);

describe('sample data of a contract', () => {
  test.each(withBody)('when it is generated for %s, then the contract allows it', (name, { response }) => {
    const made = sample(response, { seed: name, now });

    expect(response.safeParse(made).success).toBe(true);
  });

  test('when a sample is generated twice from the same seed, then both samples are equal; another seed gives another sample', () => {
    const [one, same] = [1, 2].map(() => sample(eventView, { seed: 'wedding', now }));

    expect(same).toEqual(one);
    expect(sample(eventView, { seed: 'birthday', now })).not.toEqual(one);
  });

  test('when the name of a field states its meaning, then the value has that meaning', () => {
    const { eventDate, createdAt, clientEmail, keyContactPhone, cancelledAt } = sample(eventView, {
      seed: 'wedding',
      now,
    });

    expect(eventDate > '2026-11-23').toBe(true);
    expect(createdAt < now.toISOString()).toBe(true);
    expect(clientEmail).toMatch(/@example\./);
    expect(keyContactPhone).toMatch(/^\(212\) 555-01\d\d$/);
    expect(cancelledAt).toBeNull();
  });

  test('when a sample of an event is generated, then its times are in order and its address is in New York', () => {
    const { venueEntryTime, startTime, endTime, venueExitTime, venueAddress } = sample(eventView, {
      seed: 'wedding',
      now,
    });

    expect([venueEntryTime, startTime, endTime, venueExitTime]).toEqual(['16:00', '18:00', '23:00', '23:30']);
    expect(venueAddress).toMatch(/^\d+ \w+ (Street|Avenue), (Brooklyn|Queens), NY$/);
  });
});
