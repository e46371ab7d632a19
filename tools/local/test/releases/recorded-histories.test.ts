import { join } from 'node:path';

import { notesOf } from '@marquee/quotes/quotes/domain/describe-fact';
import type { WordedFact } from '@marquee/quotes/quotes/domain/recorded-fact';
import { quoteShapes } from '@marquee/quotes/quotes/stored-shapes';
import { createShapes } from '@marquee/service-kit/store/shapes';
import mongoose from 'mongoose';

import { readBsonFile } from '../../src/backup/bson-file.ts';
import { releasesIn } from '../../src/release-fixtures/release-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const { toEntry } = createShapes(quoteShapes);

type Entry = { id: string; notes: string };

/** The history entries of all quotes, as the release stored them. */
async function entriesIn(backup: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const document of readBsonFile(join(backup, 'marquee_quotes', 'quotes.bson'))) {
    entries.push(...(mongoose.mongo.BSON.deserialize(document).history as Entry[]));
  }
  return entries;
}

describe.each(releasesIn(root))('the histories of quotes in the backup of release $version', ({ backup }) => {
  let stored: Entry[];
  let read: (WordedFact & { version: number })[];

  beforeAll(async () => {
    stored = await entriesIn(backup);
    read = stored.map(toEntry) as typeof read;
  });

  test('when they are read, then each fact has the sentence that the release stored', () => {
    expect(stored).not.toHaveLength(0);
    expect(read.map(notesOf)).toEqual(stored.map(({ notes }) => notes));
  });

  test('when they are read, then each sentence stands for a known fact of a known version', () => {
    expect(read.filter(({ type, version }) => type === 'noted' || !(version > 0))).toEqual([]);
  });
});
