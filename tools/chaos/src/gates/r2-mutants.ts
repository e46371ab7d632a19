import { faults } from '../faults/fault.ts';
import type { Fault } from '../faults/fault.ts';
import { countCaught, describeCaught, proveChecker } from '../faults/prove-checker.ts';
import type { Gate } from './gate.ts';

/** The fault of the short run: quick to provoke, and enough to show that the checker works at all. */
const quickest: readonly Fault[] = ['endless requeue'];

export const r2: Gate = {
  id: 'R2',
  title: 'Planted faults',
  target: {
    short: `${quickest.length} planted fault detected in ≤ 3 runs; no finding in the system without faults`,
    full: '8 planted faults, each detected in ≤ 3 runs; no finding in the system without faults',
  },
  async run(setting) {
    const planted = setting.size === 'full' ? faults : quickest;
    const { caught, falsePositives, isGood } = await proveChecker(setting, planted);

    return {
      passed: isGood,
      figures: `${countCaught(caught)} of ${planted.length} detected; system without faults: ${falsePositives.length} findings`,
      remarks: caught.map(describeCaught),
    };
  },
};
