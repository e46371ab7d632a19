import type { Gate } from './gate.ts';
import { r1 } from './r1-kills.ts';
import { r2 } from './r2-mutants.ts';
import { r3 } from './r3-crash-points.ts';
import { r4 } from './r4-histories.ts';
import { r5 } from './r5-model.ts';
import { r6 } from './r6-races.ts';
import { r7 } from './r7-poison.ts';
import { r8 } from './r8-broker-down.ts';
import { r9 } from './r9-one-service-down.ts';
import { r10 } from './r10-rolling-restart.ts';
import { r11 } from './r11-propagation.ts';
import { r12 } from './r12-keys.ts';
import { r13 } from './r13-webhooks.ts';
import { r14 } from './r14-network.ts';
import { r15 } from './r15-two-releases.ts';

/** All gates, in the order of the report's table. */
export const allGates: readonly Gate[] = [r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15];

/** The gates that `npm run chaos` runs in two minutes: kills, histories, the model, races, a missing service and propagation times. */
export const shortGates: readonly Gate[] = [r1, r4, r5, r6, r9, r11];
