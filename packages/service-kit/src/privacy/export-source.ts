/** One kind of record that a service has of an account. */
export type ExportSource = {
  kind: string;
  /** In order of `id`, those after the given one: a part that was interrupted is carried on with from there. */
  records: (accountId: string, after: string | null) => AsyncIterable<ExportedRecord>;
};

export type ExportedRecord = { id: string; record: Record<string, unknown> };

/** Where a page begins: in which source, after which of its ids. */
export type ExportPlace = { source: number; after: string | null };

export type ExportCut = {
  records: { kind: string; record: Record<string, unknown> }[];
  /** Where the next page begins; null after the last. */
  next: ExportPlace | null;
};

type Cutting = { sources: readonly ExportSource[]; accountId: string; from: ExportPlace };

/** Characters of JSON in one message: far below what a broker takes, and a few hundred records of ours. */
const fullAt = 200_000;

/** As many records as a message takes, and at least one. */
export async function cutExportPage(cutting: Cutting): Promise<ExportCut> {
  const records: ExportCut['records'] = [];
  let length = 0;
  for await (const { kind, record, place } of recordsFrom(cutting)) {
    length += JSON.stringify(record).length;
    if (records.length > 0 && length > fullAt) {
      return { records, next: place };
    }
    records.push({ kind, record });
  }
  return { records, next: null };
}

/** Each with the place at which it would begin a page. */
async function* recordsFrom({ sources, accountId, from }: Cutting) {
  for (const [source, { kind, records }] of sources.entries()) {
    if (source < from.source) {
      continue;
    }
    let after = source === from.source ? from.after : null;
    for await (const { id, record } of records(accountId, after)) {
      yield { kind, record, place: { source, after } };
      after = id;
    }
  }
}
