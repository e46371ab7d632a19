import type { Kind } from '../kinds.ts';
import { get, noFields } from './route.ts';
import type { Route } from './route.ts';

/** A path that ends in an id and answers with what has it. */
export function retrieve(path: string, kind: Kind): Route {
  return get(path, noFields, (world, { params: { id = '' } }) => world.find(kind, id) ?? world.get(kind, id));
}
