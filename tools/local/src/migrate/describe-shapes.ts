import type { StoredShape } from '@marquee/service-kit/store/migrate-documents';

import type { MigrationRun } from './run-migrate.ts';
import { describeUnreadable } from './describe-unreadable.ts';

/** Describes for each kind of aggregate the shape that is written, and the shapes of the stored documents. */
export async function describeShapes({ services }: MigrationRun): Promise<string> {
  const lines: string[] = [];
  for (const { name, shapes } of services) {
    for (const shape of shapes) {
      lines.push(...(await describeShape(name, shape)));
    }
  }
  return lines.join('\n');
}

async function describeShape(service: string, shape: StoredShape): Promise<string[]> {
  await shape.refresh();
  const { documents, unreadable } = await shape.survey();
  const written = shape.written();
  const begun = written === shape.current ? '' : `; shape ${shape.current} has not begun`;
  const counts = [...documents].toSorted(([one], [other]) => one - other);
  const stored = counts.map(([number, count]) => `${count} in shape ${number}`).join(', ') || 'no documents';
  return [
    `${service}: ${shape.name} is stored in shape ${written}${begun}; ${stored}`,
    ...describeUnreadable(shape.name, unreadable),
  ];
}
