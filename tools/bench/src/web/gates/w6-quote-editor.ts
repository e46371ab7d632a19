import { formatSpread } from '../../gates/format-figures.ts';
import { spreadOf } from '../../measure/spread.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { aLongQuote } from '../editor/a-long-quote.ts';
import { editLongQuote } from '../editor/edit-long-quote.ts';
import type { SlowestInteraction } from '../editor/slowest-interaction.ts';
import { roundsOf } from '../rounds.ts';
import type { WebGate } from '../setting.ts';

const maxMs = 200;
const lines = 60;

export const w6: WebGate = {
  id: 'W6',
  title: 'Editing a long quote',
  target: {
    full: `the slowest interaction in the quote editor with ${lines} lines, CPU 4×: INP ≤ ${maxMs} ms`,
    short: 'the measurement completes',
  },
  async run({ size, chromium, url }) {
    const quote = await aLongQuote(url, lines);
    const rounds = await withBrowser(chromium, async (browser) => {
      const slowest: SlowestInteraction[] = [];
      for (let round = 0; round < roundsOf[size]; round += 1) {
        slowest.push(await editLongQuote(browser, { url, quote, lines }));
      }
      return slowest;
    });
    const inp = spreadOf(rounds.map(({ milliseconds }) => milliseconds));
    return {
      // A round with 0 ms fails the gate, because the browser has probably not reported the interactions.
      passed: inp.min > 0 && (size === 'short' || inp.median <= maxMs),
      figures: `INP ${formatSpread(inp)} ms`,
      remarks: [
        `slowest in each round: ${rounds.map(({ action, milliseconds }) => `${action}, ${milliseconds} ms`).join('; ')}`,
      ],
    };
  },
};
