import { consumerQueues } from '../src/check/queue-names.ts';
import { exceptions } from '../src/faults/fail-points/exceptions.ts';
import { failPoints } from '../src/faults/fail-points/fail-points.ts';
import { complaintsAboutConsumers, consumersApart } from '../src/faults/fail-points/passed-consumers.ts';
import type { Place } from '../src/faults/fail-points/unlisted-places.ts';

const apart = Object.keys(consumersApart);

/** What R3 demands to be passed, and what it knows to be. */
const listed: readonly Place[] = [
  ...failPoints,
  ...exceptions.flatMap(({ node, places }) => places.map((place) => ({ node, place }))),
];

describe('the consumers that R3’s ways lead through', () => {
  test('when fail points and exceptions are passed, then so is every consumer but those named', () => {
    expect(complaintsAboutConsumers(listed, { all: consumerQueues, apart })).toEqual([]);
  });

  test('when there is a new one, then it is missed', () => {
    const all = [...consumerQueues, 'billing.keep-promises'];

    expect(complaintsAboutConsumers(listed, { all, apart })).toEqual([
      'billing.keep-promises: no way leads through it',
    ]);
  });

  test('when one is taken and never acknowledged, then it is missed', () => {
    const passed = listed.filter(({ place }) => !/^acknowledge .*billing\.make-invoices/.test(place));

    expect(complaintsAboutConsumers(passed, { all: consumerQueues, apart })).toEqual([
      'billing.make-invoices: no way leads through it',
    ]);
  });

  test('when one is excepted that is passed, or is not there, then that is told', () => {
    const more = [...apart, 'billing.make-invoices', 'billing.gone'];

    expect(complaintsAboutConsumers(listed, { all: consumerQueues, apart: more })).toEqual([
      'billing.make-invoices: excepted, and passed',
      'billing.gone: there is no such consumer',
    ]);
  });
});
