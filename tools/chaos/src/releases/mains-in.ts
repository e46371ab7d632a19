import { join } from 'node:path';

import { mainOf, nodeNames } from '../stack/cluster.ts';
import type { NodeName } from '../stack/cluster.ts';

export type Mains = Partial<Record<NodeName, string>>;

/** The main module of every node in a checkout of the repository. */
export function mainsIn(checkout: string): Mains {
  return Object.fromEntries(nodeNames.map((name) => [name, join(checkout, mainOf(name))]));
}
