type Fields = Readonly<Record<string, unknown>>;

type Order = Readonly<Record<string, 1 | -1>>;

/** What a read, an update or a deletion searches for in a collection. `pipeline` is present for an aggregation. */
export type Query = { collection: string; filter: Fields; sort: Order; pipeline?: readonly Fields[] };

/** Returns the queries in a database command; none if the command searches nothing. */
export function queriesIn(name: string, command: Fields): Query[] {
  const collection = String(command[name]);
  const filters = { update: command.updates, delete: command.deletes };
  switch (name) {
    case 'find':
      return [{ collection, filter: fieldsOf(command.filter), sort: orderOf(command.sort) }];
    case 'findAndModify':
      return [{ collection, filter: fieldsOf(command.query), sort: orderOf(command.sort) }];
    case 'update':
    case 'delete':
      return listOf(filters[name]).map(({ q }) => ({ collection, filter: fieldsOf(q), sort: {} }));
    case 'aggregate': {
      const pipeline = listOf(command.pipeline);
      return [{ collection, filter: fieldsOf(pipeline[0]?.$match), sort: {}, pipeline }];
    }
    default:
      return [];
  }
}

function fieldsOf(value: unknown): Fields {
  return { ...(value as Fields | undefined) };
}

/** Converts the sort order, which the driver stores in a map. */
function orderOf(value: unknown): Order {
  return Object.fromEntries((value as Map<string, 1 | -1> | undefined) ?? []);
}

function listOf(value: unknown): Fields[] {
  // The driver writes these values as arrays of documents.
  return value as Fields[];
}
