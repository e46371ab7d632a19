import { a1 } from './a1-read.ts';
import { a2 } from './a2-validation-cost.ts';
import type { Gate } from './gate.ts';
import { c1 } from './c1-memory-and-start.ts';
import { d1 } from './d1-growth.ts';
import { g1 } from './g1-throughput.ts';
import { g2 } from './g2-added-time.ts';
import { g3 } from './g3-abandoned-requests.ts';
import { g4 } from './g4-streams.ts';
import { l1 } from './l1-mixed-load.ts';
import { l2 } from './l2-sign-in-impact.ts';

/** All gates, in the order of the table in docs/reports/bench.md. */
export const allGates: readonly Gate[] = [g1, g2, g3, g4, a1, a2, l1, l2, d1, c1];
