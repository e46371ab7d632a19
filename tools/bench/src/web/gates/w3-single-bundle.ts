import { formatSpread } from '../../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import { slowPhone } from '../browser/slow-phone.ts';
import type { WebGate } from '../setting.ts';
import { compareBuilds } from '../single/compare-builds.ts';
import type { BuildMeasurement } from '../single/compare-builds.ts';
import { kilobytes } from './kilobytes.ts';

const maxBytesRatio = 1.35;
const maxLcpRatio = 1.1;

export const w3: WebGate = {
  id: 'W3',
  title: 'Compared with a single bundle',
  target: {
    full: `landing page before prerendering, ${slowPhone}: JavaScript ≤ ${maxBytesRatio} ×, LCP ≤ ${maxLcpRatio.toFixed(2)} × that of a single bundle of the same source with the same preloads`,
    short: 'the measurement completes',
  },
  async run(setting) {
    const { federated, single } = await compareBuilds(setting);
    const lcp = ratioOf(federated.lcps, single.lcps);
    const [br, gzip] = [federated.br / single.br, federated.gzip / single.gzip];

    return {
      passed: setting.size === 'short' || (Math.max(br, gzip) <= maxBytesRatio && lcp.median <= maxLcpRatio),
      figures: `JavaScript ${br.toFixed(2)} × by brotli, ${gzip.toFixed(2)} × by gzip; LCP ${formatSpread(lcp, 2)} ×`,
      remarks: [describeBuild('federated', federated), describeBuild('single', single)],
    };
  },
};

function describeBuild(name: string, { scripts, br, gzip, lcps }: BuildMeasurement): string {
  return `${name}: ${scripts} scripts, ${kilobytes(br)} by brotli, ${kilobytes(gzip)} by gzip; LCP ${formatSpread(spreadOf(lcps))} ms`;
}
