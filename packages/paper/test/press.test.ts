import { setImmediate as turn } from 'node:timers/promises';
import { openPress } from '../src/press.ts';
import { aPaper, bytesOf, rowsOf } from './a-paper.ts';

/** The number of event-loop turns of the caller meanwhile. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const ended = work.then(() => true);
  let turns = 0;
  while (!(await Promise.race([ended, turn(false)]))) {
    turns += 1;
  }
  return turns;
}

describe('the pdf worker', () => {
  const draw = openPress();
  const { signal } = new AbortController();

  test('when two are requested at once, then each caller gets its own', async () => {
    const papers = [aPaper({ rows: rowsOf(60) }), aPaper({ client: 'Dana Reyes' })];

    const drawn = await Promise.all(papers.map((paper) => draw(paper, signal)));

    const alone = await Promise.all(papers.map((paper) => bytesOf(paper)));
    expect(drawn.map(({ content }, index) => alone[index]?.equals(content))).toEqual([true, true]);
  });

  test('when the largest is rendered, then it does not block the caller', async () => {
    expect(await turnsUntil(draw(aPaper({ rows: rowsOf(500) }), signal))).toBeGreaterThan(200);
  });

  test('when one cannot be rendered, then it rejects, and the next is rendered', async () => {
    const wrong = draw({ ...aPaper(), sections: [{ kind: 'map' } as never] }, signal);
    const next = draw(aPaper(), signal);

    await expect(wrong).rejects.toThrow();
    expect((await bytesOf(aPaper())).equals((await next).content)).toBe(true);
  });

  test('when the caller aborts, then rendering stops, and the next is rendered', async () => {
    const leaving = new AbortController();
    const left = draw(aPaper({ rows: rowsOf(500) }), leaving.signal);

    leaving.abort();

    await expect(left).rejects.toThrow();
    expect((await bytesOf(aPaper())).equals((await draw(aPaper(), signal)).content)).toBe(true);
  });
});
