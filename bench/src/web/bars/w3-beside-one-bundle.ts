import { told } from '../../bars/words.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import { slowPhone } from '../browser/slow-phone.ts';
import type { WebBar } from '../setting.ts';
import { compareBuilds } from '../single/compare-builds.ts';
import type { Side } from '../single/compare-builds.ts';
import { kilobytes } from './kilobytes.ts';

const mostBytes = 1.35;
const mostLcp = 1.1;

export const w3: WebBar = {
  id: 'W3',
  title: 'Beside one bundle',
  asked: {
    full: `landing page before prerendering, ${slowPhone}: JavaScript ≤ ${mostBytes} ×, LCP ≤ ${mostLcp.toFixed(2)} × that of a single bundle of the same source with the same preloads`,
    short: 'it is measured',
  },
  async run(setting) {
    const { federated, single } = await compareBuilds(setting);
    const lcp = ratioOf(federated.lcps, single.lcps);
    const [br, gzip] = [federated.br / single.br, federated.gzip / single.gzip];

    return {
      met: setting.size === 'short' || (Math.max(br, gzip) <= mostBytes && lcp.median <= mostLcp),
      figures: `JavaScript ${br.toFixed(2)} × by brotli, ${gzip.toFixed(2)} × by gzip; LCP ${told(lcp, 2)} ×`,
      remarks: [described('federated', federated), described('single', single)],
    };
  },
};

function described(name: string, { scripts, br, gzip, lcps }: Side): string {
  return `${name}: ${scripts} scripts, ${kilobytes(br)} by brotli, ${kilobytes(gzip)} by gzip; LCP ${told(spreadOf(lcps))} ms`;
}
