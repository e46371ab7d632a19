import { consumerQueues } from '../src/check/queue-names.ts';
import { exceptions } from '../src/faults/fail-points/exceptions.ts';
import { failPoints } from '../src/faults/fail-points/fail-points.ts';
import { complaintsAboutConsumers, excludedConsumers } from '../src/faults/fail-points/passed-consumers.ts';
import type { Place } from '../src/faults/fail-points/unlisted-places.ts';

const excluded = Object.keys(excludedConsumers);

/** All places that R3 requires to be passed, including its exceptions. */
const listed: readonly Place[] = [
  ...failPoints,
  ...exceptions.flatMap(({ node, places }) => places.map((place) => ({ node, place }))),
];

describe('the consumers that R3’s journeys reach', () => {
  test('when fail points and exceptions are passed, then every consumer is passed except the excluded ones', () => {
    expect(complaintsAboutConsumers(listed, { all: consumerQueues, excluded })).toEqual([]);
  });

  test('when a new consumer is not passed, then it is reported', () => {
    const all = [...consumerQueues, 'billing.keep-promises'];

    expect(complaintsAboutConsumers(listed, { all, excluded })).toEqual([
      'billing.keep-promises: no way leads through it',
    ]);
  });

  test('when a consumer never acknowledges a message, then it is reported', () => {
    const passed = listed.filter(({ place }) => !/^acknowledge .*billing\.make-invoices/.test(place));

    expect(complaintsAboutConsumers(passed, { all: consumerQueues, excluded })).toEqual([
      'billing.make-invoices: no way leads through it',
    ]);
  });

  test('when an excluded consumer is passed or does not exist, then the exclusion is reported', () => {
    const more = [...excluded, 'billing.make-invoices', 'billing.gone'];

    expect(complaintsAboutConsumers(listed, { all: consumerQueues, excluded: more })).toEqual([
      'billing.make-invoices: excepted, and passed',
      'billing.gone: there is no such consumer',
    ]);
  });
});
