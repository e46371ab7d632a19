import { services } from '@marquee/contracts/operation';

import { consumerQueues } from '../src/check/queue-names.ts';
import { deliveredAndAcknowledged, pointsOn } from '../src/faults/fail-points/points/code-points.ts';
import { complaintsAboutConsumers, excludedConsumers } from '../src/faults/fail-points/reached-consumers.ts';
import type { CodePoint } from '../src/faults/fail-points/unlisted-code-points.ts';

const excluded = Object.keys(excludedConsumers);

/** The code points of journeys that reach every consumer except the excluded ones. */
const listed: readonly CodePoint[] = consumerQueues
  .filter((consumer) => !excluded.includes(consumer))
  .flatMap((consumer) =>
    services.flatMap((node) =>
      consumer.startsWith(`${node}.`) ? pointsOn('journey', node, deliveredAndAcknowledged(consumer)) : [],
    ),
  );

describe('the consumers that R3’s journeys reach', () => {
  test('when the journeys reach every consumer except the excluded ones, then none is reported', () => {
    expect(complaintsAboutConsumers(listed, { all: consumerQueues, excluded })).toEqual([]);
  });

  test('when no journey reaches a new consumer, then the consumer is reported', () => {
    const all = [...consumerQueues, 'billing.keep-promises'];

    expect(complaintsAboutConsumers(listed, { all, excluded })).toEqual([
      'billing.keep-promises: no journey reaches this consumer',
    ]);
  });

  test('when a consumer never acknowledges a message, then the consumer is reported', () => {
    const reached = listed.filter(
      ({ codePoint }) => !/^acknowledge .*billing\.make-invoices/.test(codePoint),
    );

    expect(complaintsAboutConsumers(reached, { all: consumerQueues, excluded })).toEqual([
      'billing.make-invoices: no journey reaches this consumer',
    ]);
  });

  test('when an excluded consumer is reached or does not exist, then the exclusion is reported', () => {
    const more = [...excluded, 'billing.make-invoices', 'billing.gone'];

    expect(complaintsAboutConsumers(listed, { all: consumerQueues, excluded: more })).toEqual([
      'billing.make-invoices: excluded, although a journey reaches it',
      'billing.gone: there is no such consumer',
    ]);
  });
});
