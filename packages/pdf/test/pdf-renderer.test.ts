import { setImmediate as turn } from 'node:timers/promises';
import { createPdfRenderer } from '../src/pdf-renderer.ts';
import { aDocument, bytesOf, rowsOf } from './a-document.ts';

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
  const render = createPdfRenderer();
  const { signal } = new AbortController();

  test('when two are requested at once, then each caller gets its own', async () => {
    const documents = [aDocument({ rows: rowsOf(60) }), aDocument({ client: 'Dana Reyes' })];

    const rendered = await Promise.all(documents.map((document) => render(document, signal)));

    const alone = await Promise.all(documents.map((document) => bytesOf(document)));
    expect(rendered.map(({ content }, index) => alone[index]?.equals(content))).toEqual([true, true]);
  });

  test('when the largest is rendered, then it does not block the caller', async () => {
    expect(await turnsUntil(render(aDocument({ rows: rowsOf(500) }), signal))).toBeGreaterThan(200);
  });

  test('when one cannot be rendered, then it rejects, and the next is rendered', async () => {
    const wrong = render({ ...aDocument(), sections: [{ kind: 'map' } as never] }, signal);
    const next = render(aDocument(), signal);

    await expect(wrong).rejects.toThrow();
    expect((await bytesOf(aDocument())).equals((await next).content)).toBe(true);
  });

  test('when the caller aborts, then rendering stops, and the next is rendered', async () => {
    const abortController = new AbortController();
    const aborted = render(aDocument({ rows: rowsOf(500) }), abortController.signal);

    abortController.abort();

    await expect(aborted).rejects.toThrow();
    expect((await bytesOf(aDocument())).equals((await render(aDocument(), signal)).content)).toBe(true);
  });
});
