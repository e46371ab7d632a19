import type { StoredShape, UnreadableDocument } from '@marquee/service-kit/store/migrate-documents';

import { refusal } from '../refusal.ts';
import { describeUnreadable } from './describe-unreadable.ts';
import type { MigrationRun } from './run-migrate.ts';

/** Rewrites all documents in the begun shapes. Throws a refusal if a shape has not begun, or if documents cannot be read. */
export async function rewriteDocuments({ services, print }: MigrationRun): Promise<string> {
  const obstacles: string[] = [];
  let total = 0;
  for (const { name: service, shapes } of services) {
    for (const shape of shapes) {
      await shape.refresh();
      const { rewritten, unreadable } = await rewriteAll(shape);
      if (rewritten > 0) {
        print(`${service}: ${rewritten} documents of ${shape.name} rewritten in shape ${shape.written()}`);
      }
      total += rewritten;
      obstacles.push(...describeNotBegun(service, shape), ...describeUnreadable(shape.name, unreadable));
    }
  }
  if (obstacles.length > 0) {
    throw refusal([`Not all documents have the shapes of this release:`, ...obstacles].join('\n'));
  }
  return `All documents have the shapes of this release; ${total} were rewritten.`;
}

async function rewriteAll(shape: StoredShape) {
  const unreadable: UnreadableDocument[] = [];
  let rewritten = 0;
  for await (const step of shape.migrate()) {
    rewritten += step.rewritten;
    unreadable.push(...step.unreadable);
  }
  return { rewritten, unreadable };
}

function describeNotBegun(service: string, { name, current, written }: StoredShape): string[] {
  return written() === current
    ? []
    : [`${service}: shape ${current} of ${name} has not begun: npm run migrate -- begin`];
}
