import { setImmediate as turn } from 'node:timers/promises';
import { openPress } from '../src/press.ts';
import { aPaper, bytesOf, rowsOf } from './a-paper.ts';

/** How often whoever asked could do something else meanwhile. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const ended = work.then(() => true);
  let turns = 0;
  while (!(await Promise.race([ended, turn(false)]))) {
    turns += 1;
  }
  return turns;
}

describe('the press', () => {
  const draw = openPress();
  const { signal } = new AbortController();

  test('when two are asked for at once, then each is what was asked for', async () => {
    const papers = [aPaper({ rows: rowsOf(60) }), aPaper({ client: 'Dana Reyes' })];

    const drawn = await Promise.all(papers.map((paper) => draw(paper, signal)));

    const alone = await Promise.all(papers.map((paper) => bytesOf(paper)));
    expect(drawn.map(({ content }, index) => alone[index]?.equals(content))).toEqual([true, true]);
  });

  test('when the largest is drawn, then whoever asked goes on meanwhile', async () => {
    expect(await turnsUntil(draw(aPaper({ rows: rowsOf(500) }), signal))).toBeGreaterThan(200);
  });

  test('when one cannot be drawn, then it says so, and the next is drawn', async () => {
    const wrong = draw({ ...aPaper(), sections: [{ kind: 'map' } as never] }, signal);
    const next = draw(aPaper(), signal);

    await expect(wrong).rejects.toThrow();
    expect((await bytesOf(aPaper())).equals((await next).content)).toBe(true);
  });

  test('when nobody waits for a drawing any more, then it ends, and the next is drawn', async () => {
    const leaving = new AbortController();
    const left = draw(aPaper({ rows: rowsOf(500) }), leaving.signal);

    leaving.abort();

    await expect(left).rejects.toThrow();
    expect((await bytesOf(aPaper())).equals((await draw(aPaper(), signal)).content)).toBe(true);
  });
});
