import { setImmediate as turn } from 'node:timers/promises';
import { createPdfRenderer } from '../src/pdf-renderer.ts';
import { aDocument, bytesOf, rowsOf } from './a-document.ts';

/** The number of event-loop turns of the caller until the work has ended. */
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

  test('when two documents are requested at once, then each caller gets its own document', async () => {
    const documents = [aDocument({ rows: rowsOf(60) }), aDocument({ client: 'Dana Reyes' })];

    const rendered = await Promise.all(documents.map((document) => render(document, signal)));

    const alone = await Promise.all(documents.map((document) => bytesOf(document)));
    expect(rendered.map(({ content }, index) => alone[index]?.equals(content))).toEqual([true, true]);
  });

  test('when a document of the largest size is rendered, then the caller is not blocked', async () => {
    expect(await turnsUntil(render(aDocument({ rows: rowsOf(500) }), signal))).toBeGreaterThan(200);
  });

  test('when a document cannot be rendered, then its call rejects, and the next document is rendered', async () => {
    const wrong = render({ ...aDocument(), sections: [{ kind: 'map' } as never] }, signal);
    const next = render(aDocument(), signal);

    await expect(wrong).rejects.toThrow();
    expect((await bytesOf(aDocument())).equals((await next).content)).toBe(true);
  });

  test('when the caller aborts, then its call rejects, and the next document is rendered', async () => {
    const abortController = new AbortController();
    const aborted = render(aDocument({ rows: rowsOf(500) }), abortController.signal);

    abortController.abort();

    await expect(aborted).rejects.toThrow();
    expect((await bytesOf(aDocument())).equals((await render(aDocument(), signal)).content)).toBe(true);
  });
});
