import { told } from '../../bars/words.ts';
import { spreadOf } from '../../measure/spread.ts';
import { judgePage } from '../lighthouse/judge-page.ts';
import type { Judged } from '../lighthouse/judge-page.ts';
import { roundsOf } from '../rounds.ts';
import type { WebBar } from '../setting.ts';
import { landing, terms } from '../visit/place.ts';
import type { Place } from '../visit/place.ts';

const least = 95;

export const w2: WebBar = {
  id: 'W2',
  title: 'Lighthouse',
  asked: {
    full: `landing page and terms, performance on a phone as Lighthouse simulates it: ≥ ${least}`,
    short: 'it is measured',
  },
  async run({ size, chromium, url }) {
    const judged = new Map<Place, Judged[]>([
      [landing, []],
      [terms, []],
    ]);
    for (let round = 0; round < roundsOf[size]; round += 1) {
      for (const [place, ofPlace] of judged) {
        ofPlace.push(await judgePage(`${url}${place.path}`, chromium));
      }
    }
    const seen = [...judged].map(([place, all]) => ({
      place,
      all,
      score: spreadOf(all.map(({ score }) => score)),
    }));
    return {
      met: size === 'short' || seen.every(({ score }) => score.median >= least),
      figures: seen.map(({ place, score }) => `${place.name}: ${told(score)}`).join('; '),
      remarks: seen.flatMap(({ place, all }) => [
        `${place.name}: ${partsOf(all)}`,
        ...triedAgain(place, all),
      ]),
    };
  },
};

function triedAgain(place: Place, all: readonly Judged[]): string[] {
  const again = all.reduce((sum, { tries }) => sum + tries - 1, 0);
  return again === 0 ? [] : [`${place.name}: asked again ${again} ×, because no navigation was recorded`];
}

function partsOf(all: readonly Judged[]): string {
  const of = (part: keyof Judged['parts']) => spreadOf(all.map(({ parts }) => parts[part]));
  return `FCP ${told(of('fcp'))} ms, LCP ${told(of('lcp'))} ms, TBT ${told(of('tbt'))} ms, CLS ${told(of('cls'), 3)}, speed index ${told(of('speedIndex'))} ms`;
}
