/** One kind of record that a service stores about an account. */
export type ExportSource = {
  kind: string;
  /** Records sorted by `id`, starting after the given id, so that an interrupted export can continue. */
  records: (accountId: string, after: string | null) => AsyncIterable<ExportedRecord>;
};

export type ExportedRecord = { id: string; record: Record<string, unknown> };

/** Where a page begins: the index of a source, and the id after which that source's records start; null for its first record. */
export type ExportPlace = { source: number; after: string | null };

export type ExportCut = {
  records: { kind: string; record: Record<string, unknown> }[];
  /** Where the next page begins; null after the last page. */
  next: ExportPlace | null;
};

type Cutting = { sources: readonly ExportSource[]; accountId: string; from: ExportPlace };

/** Maximum characters of JSON in one message: a few hundred records, far below the broker's limit. */
const fullAt = 200_000;

/** Returns as many records as fit into a message, and at least one record if any is left. */
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

/** Yields each record with the place of a page that begins with this record. */
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
