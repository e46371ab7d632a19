import { exportKinds, exportParts } from '@marquee/contracts/privacy';
import type { CollectedPages } from './collected-page-repository.ts';
import type { ReadyExport } from './export.ts';

/** Yields one JSON object with a list for every kind of record, even if empty. Reads page by page during the response. */
export async function* exportFile(pages: CollectedPages, ready: ReadyExport): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(ready.completedAt)}`;
  for (const part of exportParts) {
    for (const kind of exportKinds[part]) {
      yield `,\n  "${kind}": [`;
      yield* listOf(recordsOf(pages.records(ready.exportId, part), kind));
      yield ']';
    }
  }
  yield '\n}\n';
}

type Records = ReturnType<CollectedPages['records']>;

async function* recordsOf(records: Records, kind: string): AsyncGenerator {
  for await (const found of records) {
    if (found.kind === kind) {
      yield found.record;
    }
  }
}

async function* listOf(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '\n    ';
  for await (const record of records) {
    yield `${before}${JSON.stringify(record)}`;
    before = ',\n    ';
  }
}
