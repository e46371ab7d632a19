import type { Aggregate, AggregateDocument, StoredEntry } from './aggregate-document.ts';

/** The state of an aggregate as a document stores it, without the store's own fields. */
export type StoredState = Readonly<Record<string, unknown>>;

/** Turns one stored value into the next or the previous shape. Pure; throws if the value cannot be read. */
type Conversion<Stored> = (stored: Stored) => Stored;

/**
 * One change of how the aggregates of a store are stored. The number of a shape is 1 plus the number of changes before it, so changes are
 * only ever appended.
 */
export type ShapeChange = {
  /** The fields of the state that are stored differently before and after the change. No query may use them. */
  fields: readonly string[];
  up: Conversion<StoredState>;
  /**
   * Turns the state back, so that replicas of the previous release can read it. Null once every release that may still run reads the later
   * shape.
   */
  down: Conversion<StoredState> | null;
  /** The same for one entry of the history. Entries have a shape number of their own, because a save only appends to the history. */
  entry?: { up: Conversion<StoredEntry>; down: Conversion<StoredEntry> };
};

export type Shapes = {
  /** The shape of the states in memory. */
  current: number;
  /** The shape that every release that may run can read. */
  oldest: number;
  /** Brings a document's state to the current shape. Throws if a later release has written the document. */
  toState: (document: Pick<AggregateDocument, '_id' | 'version' | 'shape'>) => Aggregate;
  /** Returns the fields to store in this shape, and the names of those that only other shapes have. */
  toFields: (state: StoredState, shape: number) => { fields: StoredState; removed: string[] };
  /** Throws if a query needs a field that several shapes store differently. */
  requireUnchanged: (fields: readonly string[]) => void;
  toEntry: (stored: StoredEntry) => StoredEntry;
  toStoredEntries: (entries: readonly StoredEntry[], shape: number) => StoredEntry[];
};

export function createShapes(changes: readonly ShapeChange[]): Shapes {
  const current = 1 + changes.length;
  const oldest = 1 + changes.findLastIndex(({ down }) => down === null) + 1;
  const changed = [...new Set(changes.flatMap(({ fields }) => fields))];

  function toCurrent<Stored>(
    stored: Stored,
    shape: number,
    upOf: (change: ShapeChange) => Conversion<Stored>,
  ): Stored {
    if (shape > current) {
      throw new Error(`a later release has stored it in shape ${shape}; this release reads up to ${current}`);
    }
    return changes.slice(shape - 1).reduce((value, change) => upOf(change)(value), stored);
  }

  function toShape<Stored>(
    value: Stored,
    shape: number,
    downOf: (change: ShapeChange) => Conversion<Stored>,
  ): Stored {
    return changes.slice(shape - 1).reduceRight((later, change) => downOf(change)(later), value);
  }

  return {
    current,
    oldest,
    toState({ _id: id, version, shape = 1, ...stored }) {
      return { id, version, ...toCurrent<StoredState>(stored, shape, ({ up }) => up) };
    },
    toFields(state, shape) {
      const fields = toShape(state, shape, ({ down }) => down ?? refuseToReturn);
      return { fields, removed: changed.filter((name) => fields[name] === undefined) };
    },
    requireUnchanged(fields) {
      const unusable = fields.filter((field) => changed.includes(field));
      if (unusable.length > 0) {
        throw new Error(`several shapes store these fields differently: ${unusable.join(', ')}`);
      }
    },
    toEntry({ shape = 1, ...entry }) {
      return toCurrent<StoredEntry>(entry, Number(shape), (change) => change.entry?.up ?? unchanged);
    },
    toStoredEntries: (entries, shape) =>
      entries.map((entry) => ({
        ...toShape(entry, shape, (change) => change.entry?.down ?? unchanged),
        // Without a number, because the releases before shape numbers store entries so.
        ...(shape > 1 && { shape }),
      })),
  };
}

function unchanged<Stored>(stored: Stored): Stored {
  return stored;
}

function refuseToReturn(): never {
  throw new Error('the earlier shape is no longer written');
}
