import { services } from '@marquee/contracts/operation';

import { join } from 'node:path';

import type { EnvironmentOptions } from '../gates/gate.ts';
import type { ServiceName } from '../stack/addresses.ts';

type Mains = NonNullable<EnvironmentOptions['mains']>;

/** The main module in `mains/` for each of these services; the others run as shipped. */
export function plantedMains(of: readonly ServiceName[] = services): Mains {
  return Object.fromEntries(of.map((name) => [name, join(import.meta.dirname, 'mains', `${name}.ts`)]));
}
