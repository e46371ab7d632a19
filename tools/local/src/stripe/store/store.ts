import type { StoredObject, Kind, Kinds } from '../kinds.ts';
import type { Entry } from './journal.ts';
import { openJournal } from './journal.ts';

export type Store = {
  find: (kind: Kind, id: string) => Entry | undefined;
  /** In order of creation. */
  all: <K extends Kind>(kind: K) => (Entry & { value: Kinds[K] })[];
  put: (entry: Entry) => void;
  /** Stores everything that `action` puts, or nothing if `action` throws. */
  transaction: <Result>(action: () => Result) => Result;
};

/** Reads are served from memory; the journal is for the next start. */
export function openStore(folder: string): Store {
  const journal = openJournal(folder);
  const tables = new Map<Kind, Map<string, Entry>>();
  const tableOf = (kind: Kind): Map<string, Entry> => {
    const table = tables.get(kind) ?? new Map<string, Entry>();
    tables.set(kind, table);
    return table;
  };
  for (const entry of journal.entries) {
    tableOf(entry.value.object).set(entry.value.id, entry);
  }
  let originals: Map<StoredObject['id'], { kind: Kind; entry: Entry | undefined }> | null = null;

  return {
    find: (kind, id) => tableOf(kind).get(id),
    all: <K extends Kind>(kind: K) => [...tableOf(kind).values()] as (Entry & { value: Kinds[K] })[],
    put(entry) {
      const { id, object: kind } = entry.value;
      if (originals === null) {
        throw new Error(`${id} was stored outside of a transaction`);
      }
      if (!originals.has(id)) {
        originals.set(id, { kind, entry: tableOf(kind).get(id) });
      }
      tableOf(kind).set(id, entry);
    },
    transaction(action) {
      const changed: typeof originals = new Map();
      originals = changed;
      try {
        const result = action();
        const entries = [...changed].flatMap(([id, { kind }]) => tableOf(kind).get(id) ?? []);
        if (entries.length > 0) {
          journal.append(entries);
        }
        return result;
      } catch (error) {
        rollBack(changed, tableOf);
        throw error;
      } finally {
        originals = null;
      }
    },
  };
}

type Changed = Map<string, { kind: Kind; entry: Entry | undefined }>;

function rollBack(changed: Changed, tableOf: (kind: Kind) => Map<string, Entry>): void {
  for (const [id, { kind, entry }] of changed) {
    if (entry === undefined) {
      tableOf(kind).delete(id);
    } else {
      tableOf(kind).set(id, entry);
    }
  }
}
