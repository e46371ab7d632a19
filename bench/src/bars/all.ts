import type { Bar } from './bar.ts';
import { g1 } from './g1-throughput.ts';
import { g2 } from './g2-added-time.ts';
import { g3 } from './g3-abandoned.ts';
import { g4 } from './g4-streams.ts';

/** In the order of the table. */
export const allBars: readonly Bar[] = [g1, g2, g3, g4];
