import { shapeRefreshMs } from '@marquee/service-kit/store/written-shape';

import type { MigrationRun } from './run-migrate.ts';

/** Events sends what only the new shapes of the other services can hold, so it begins last. */
const order = [['quotes', 'billing', 'identity'], ['events']] as const;

type BeginRun = MigrationRun & { pause: (ms: number) => Promise<unknown> };

/** Records that the services store documents in the current shapes, and waits until every replica has read that. */
export async function beginShapes({ services, now, print, pause }: BeginRun): Promise<string> {
  let begun = 0;
  for (const names of order) {
    const shapes = services
      .filter(({ name }) => names.some((one) => one === name))
      .flatMap(({ name, shapes: ofService }) => ofService.map((shape) => ({ service: name, shape })));
    const before = begun;
    for (const { service, shape } of shapes) {
      await shape.refresh();
      if (shape.written() < shape.current) {
        await shape.begin(now());
        begun += 1;
        print(`${service}: ${shape.name} is stored in shape ${shape.current} from now on.`);
      }
    }
    if (begun > before) {
      print(`Waiting ${(2 * shapeRefreshMs) / 1_000} s, until every replica has read this…`);
      await pause(2 * shapeRefreshMs);
    }
  }
  return begun === 0
    ? 'Nothing to begin: the services already store documents in the shapes of this release.'
    : 'Begun. npm run migrate rewrites the existing documents.';
}
