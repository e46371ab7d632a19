import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { consumerQueues } from '../src/check/queue-names.ts';

const services = join(__dirname, '..', '..', 'services');

describe('the queues that the checker looks at', () => {
  test('when a service subscribes, then its queue is among them', () => {
    const sources = globSync('*/src/**/*.ts', { cwd: services }).map((file) =>
      readFileSync(join(services, file), 'utf8'),
    );

    const subscribed = sources.flatMap((text) =>
      [...text.matchAll(/queue: '([^']+)'/g)].map(([, queue]) => queue),
    );

    expect(subscribed.toSorted()).toEqual(consumerQueues.toSorted());
  });
});
