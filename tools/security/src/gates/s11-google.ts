import { judgeCases } from '../google/judge-cases.ts';
import { runCases } from '../google/run-cases.ts';
import type { Gate } from './gate.ts';

const target =
  '≥ 14 cases against the Google emulator: state, code, proof key, email, role, return address, declined consent, slowness';

export const s11: Gate = {
  id: 'S11',
  title: 'Third-party sign-in',
  target: { short: target, full: target },
  run: async (setting) => judgeCases(await runCases(setting)),
};
