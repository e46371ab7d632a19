import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';
import { marker } from './forged-headers.ts';

/** `status`: the response to the caller. `arrived`: the whole request as the upstream received it; null if it received none. */
export type TriedHeader = { header: string; shape: string; status: number; arrived: string | null };

const minHeaders = 20;
const minShapes = 6;

/** Passed if no forged value arrives, although requests with at least `minHeaders` headers and `minShapes` shapes reach the upstream. */
export function judgeFirewall(tried: readonly TriedHeader[]): Measured {
  const arrived = tried.filter((one) => one.arrived !== null);
  const seen = arrived.filter((one) => one.arrived?.includes(marker));
  const lost = tried.filter((one) => one.arrived === null && (one.status < 400 || one.status >= 500));
  const headers = new Set(arrived.map(({ header }) => header)).size;
  const shapes = new Set(arrived.map(({ shape }) => shape)).size;
  return judge({
    figures: `${headers} forged headers × ${shapes} shapes, ${tried.length} requests: ${arrived.length} reached the upstream, ${tried.length - arrived.length} were rejected before; the upstream received ${seen.length} forged values`,
    faults: [
      ...tooFew('headers reached the upstream', headers, minHeaders),
      ...tooFew('shapes reached the upstream', shapes, minShapes),
      ...seen.map(({ header, shape }) => `${header} ${shape} arrived`),
      ...lost.map(
        ({ header, shape, status }) => `${header} ${shape} was neither delivered nor rejected: ${status}`,
      ),
    ],
  });
}
