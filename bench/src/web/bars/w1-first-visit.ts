import { told } from '../../bars/words.ts';
import { spreadOf } from '../../measure/spread.ts';
import type { Spread } from '../../measure/spread.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { slowPhone } from '../browser/slow-phone.ts';
import { roundsOf } from '../rounds.ts';
import type { WebBar } from '../setting.ts';
import { firstVisit } from '../visit/first-visit.ts';
import type { Visit } from '../visit/first-visit.ts';
import { landing, terms } from '../visit/place.ts';
import type { Place } from '../visit/place.ts';

const most = { lcp: 1_000, cls: 0.05, tbt: 200 } as const;

type Seen = {
  place: Place;
  lcp: Spread;
  cls: Spread;
  tbt: Spread;
  largest: string;
  tap: { answer: Spread; longest: Spread; blocked: Spread };
};

/** The median of fresh visits decides; who visits has never been here. */
export const w1: WebBar = {
  id: 'W1',
  title: 'A first visit',
  asked: {
    full: `landing page and terms as they come, before somebody turns to them, ${slowPhone}: LCP ≤ 1.0 s, CLS ≤ ${most.cls}, TBT ≤ ${most.tbt} ms`,
    short: 'it is measured',
  },
  async run({ size, chromium, url }) {
    const seen = await withBrowser(chromium, async (browser) => {
      const visits = new Map<Place, Visit[]>([
        [landing, []],
        [terms, []],
      ]);
      for (let round = 0; round < roundsOf[size]; round += 1) {
        for (const [place, ofPlace] of visits) {
          ofPlace.push(await firstVisit(browser, { url, place }));
        }
      }
      return [...visits].map(summed);
    });
    return {
      met: size === 'short' || seen.every(isWithin),
      figures: seen.map(described).join('; '),
      remarks: seen.flatMap(remarksOn),
    };
  },
};

function summed([place, visits]: [Place, Visit[]]): Seen {
  const of = (name: keyof typeof most) => spreadOf(visits.map(({ vitals }) => vitals[name]));
  const largest = [...new Set(visits.map((visit) => visit.largest))].join(', ');
  const tap = {
    answer: spreadOf(visits.map((visit) => visit.tap.answerMs)),
    longest: spreadOf(visits.map((visit) => visit.tap.longestMs)),
    blocked: spreadOf(visits.map((visit) => visit.tap.blockedMs)),
  };
  return { place, lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), largest, tap };
}

function isWithin({ lcp, cls, tbt }: Seen): boolean {
  return lcp.median <= most.lcp && cls.median <= most.cls && tbt.median <= most.tbt;
}

function described({ place, lcp, cls, tbt, tap }: Seen): string {
  return `${place.name}: LCP ${told(lcp)} ms, CLS ${told(cls, 3)}, TBT ${told(tbt)} ms, a first tap answered after ${told(tap.answer)} ms with ${told(tap.blocked)} ms blocked`;
}

/** The application begins with the first turn to the page: what that costs is no part of TBT, and is said beside it. */
function remarksOn({ place, largest, tap }: Seen): string[] {
  return [
    `${place.name}: the largest paint is ${largest}`,
    `${place.name}: the longest task after a first tap on its menu takes ${told(tap.longest)} ms`,
  ];
}
