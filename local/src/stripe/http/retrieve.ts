import type { Kind } from '../kinds.ts';
import { get, noFields } from './route.ts';
import type { Route } from './route.ts';

/** A route that ends in an id and returns the object with that id. */
export function retrieve(path: string, kind: Kind): Route {
  return get(path, noFields, (world, { params: { id = '' } }) => world.find(kind, id) ?? world.get(kind, id));
}
