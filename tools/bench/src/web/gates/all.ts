import type { WebGate } from '../setting.ts';
import { w1 } from './w1-first-visit.ts';
import { w2 } from './w2-lighthouse.ts';
import { w3 } from './w3-single-bundle.ts';
import { w4 } from './w4-request-chain.ts';
import { w5 } from './w5-dashboards.ts';
import { w6 } from './w6-quote-editor.ts';
import { w7 } from './w7-delivery.ts';
import { w8 } from './w8-busy-provider.ts';
import { w9 } from './w9-page-budgets.ts';

/** All gates of the pages, in the order of the table in docs/reports/bench-web.md. */
export const allGates: readonly WebGate[] = [w1, w2, w3, w4, w5, w6, w7, w8, w9];
