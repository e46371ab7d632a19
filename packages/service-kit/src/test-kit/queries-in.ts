type Fields = Readonly<Record<string, unknown>>;

type Order = Readonly<Record<string, 1 | -1>>;

/** What a command asks of a collection. `pipeline` is there for an aggregation. */
export type Query = { collection: string; filter: Fields; sort: Order; pipeline?: readonly Fields[] };

/** The queries of a command as it goes over the wire: none when it looks for nothing. */
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

/** The driver keeps it in a map. */
function orderOf(value: unknown): Order {
  return Object.fromEntries((value as Map<string, 1 | -1> | undefined) ?? []);
}

function listOf(value: unknown): Fields[] {
  // The driver writes these as arrays of documents.
  return value as Fields[];
}
