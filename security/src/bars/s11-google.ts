import { judgeCases } from '../google/judge-cases.ts';
import { runCases } from '../google/run-cases.ts';
import type { Bar } from './bar.ts';

const asked =
  '≥ 14 cases against a stand-in Google: state, code, proof key, email, role, way back, refusal, slowness';

export const s11: Bar = {
  id: 'S11',
  title: 'Third-party sign-in',
  asked: { short: asked, full: asked },
  run: async (setting) => judgeCases(await runCases(setting)),
};
