import type { Kind } from '../kinds.ts';
import { get, noFields } from './route.ts';
import type { Route } from './route.ts';

/** A route that ends in an id and returns the object with that id. */
export function retrieve(path: string, kind: Kind): Route {
  return get(
    path,
    noFields,
    (context, { params: { id = '' } }) => context.find(kind, id) ?? context.get(kind, id),
  );
}
