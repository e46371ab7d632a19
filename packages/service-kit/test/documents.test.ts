import { setImmediate as turn } from 'node:timers/promises';
import { createDocuments } from '../src/documents/create-documents.ts';
import type { Reader } from '../src/documents/create-documents.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import type { LimitValues } from '../src/throttle/limits.ts';
import { refusalOf } from './bookings.ts';

type Paper = { name: string; lines: number };
type Open = { name: string; finish: (result: Uint8Array) => void; signal: AbortSignal };

/** Drawings wait until the test finishes them. */
function aDrawingOffice(values: LimitValues = {}) {
  const open: Open[] = [];
  const metrics = createMetrics('quotes');
  const documents = createDocuments<Paper>({
    kind: 'QUOTE',
    linesOn: ({ lines }) => lines,
    openPress:
      () =>
      async ({ name }, signal) => {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        open.push({ name, finish: resolve, signal });
        return promise;
      },
    values,
    metrics: metrics.limits,
  });
  const started = () => open.map(({ name }) => name);
  return { documents, open, started, metrics };
}

function aReader(actor: string, signal = new AbortController().signal): Reader {
  return { actor, signal };
}

const large = (name: string): Paper => ({ name, lines: 2_000 });
const small = (name: string): Paper => ({ name, lines: 20 });
const bytes = Uint8Array.of(1);

describe('documents', () => {
  test('when one was drawn before, then it is not drawn again', async () => {
    const { documents, open, started } = aDrawingOffice();
    const first = documents(small('quote'), aReader('Amara'));
    await turn();
    open[0]?.finish(bytes);
    await first;

    const again = await documents(small('quote'), aReader('Dana'));

    expect([again, started()]).toEqual([bytes, ['quote']]);
  });

  test('when fourteen ask for the same one at once, then it is drawn once', async () => {
    const { documents, open, started } = aDrawingOffice();
    const asked = Array.from({ length: 14 }, () => documents(large('hostile'), aReader('anonymous')));
    await turn();

    open[0]?.finish(bytes);

    expect(await Promise.all(asked)).toHaveLength(14);
    expect(started()).toEqual(['hostile']);
  });

  test('when large ones are in flight, then a small one is drawn at once, also of the same reader', async () => {
    const { documents, open, started } = aDrawingOffice();
    const leaving = new AbortController();
    const hostile = Array.from({ length: 8 }, (_, index) =>
      documents(large(`hostile ${index}`), aReader('anonymous', leaving.signal)),
    );

    const answered = documents(small('quote'), aReader('anonymous'));
    await turn();
    open[1]?.finish(bytes);
    leaving.abort(new Error('left'));

    expect([await answered, started()]).toEqual([bytes, ['hostile 0', 'quote']]);
    expect((await Promise.allSettled(hostile)).map(({ status }) => status)).not.toContain('fulfilled');
  });

  test('when everyone without a session has filled their share, then the next of them is refused and a client is not', async () => {
    const { documents, open, started } = aDrawingOffice({ QUOTE_DOCUMENT_WAIT_LIMIT: 2 });
    const hostile = ['first', 'second', 'third'].map((name) => documents(large(name), aReader('anonymous')));

    const refused = await refusalOf(documents(large('fourth'), aReader('anonymous')));
    const clients = documents(large('of a client'), aReader('Amara'));
    open[0]?.finish(bytes);
    await hostile[0];
    open[1]?.finish(bytes);
    await hostile[1];

    expect(refused).toMatchObject({ kind: 'unavailable', code: 'documents_busy' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(started()).toEqual(['first', 'second', 'of a client']);
    open[2]?.finish(bytes);
    await expect(clients).resolves.toBe(bytes);
    await turn();
    open[3]?.finish(bytes);
    await expect(hostile[2]).resolves.toBe(bytes);
  });

  test('when a drawing takes longer than its deadline, then it ends, is refused and counted', async () => {
    const { documents, open, metrics } = aDrawingOffice({ QUOTE_DOCUMENT_SECONDS_LIMIT: 0 });

    const refused = await refusalOf(documents(large('endless'), aReader('anonymous')));

    expect([refused.kind, refused.code]).toEqual(['unavailable', 'document_too_slow']);
    expect(open[0]?.signal.aborted).toBe(true);
    expect(await metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="QUOTE_DOCUMENT_SECONDS_LIMIT",service="quotes"} 1',
    );
  });

  test('when one of two readers leaves, then the drawing goes on; when both have left, then it ends', async () => {
    const { documents, open } = aDrawingOffice();
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [one, other].map(({ signal }) => documents(large('shared'), aReader('Amara', signal)));
    await turn();

    one.abort(new Error('left'));
    const wasAborted = open[0]?.signal.aborted;
    other.abort(new Error('left'));
    const outcomes = await Promise.allSettled(asked);

    expect([wasAborted, open[0]?.signal.aborted]).toEqual([false, true]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('when a reader leaves while it waits, then its place goes to the next', async () => {
    const { documents, open, started } = aDrawingOffice({ QUOTE_DOCUMENT_WAIT_LIMIT: 1 });
    const leaving = new AbortController();
    const first = documents(large('first'), aReader('Amara'));
    const left = documents(large('left'), aReader('Amara', leaving.signal));
    await turn();

    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const third = documents(large('third'), aReader('Amara'));
    open[0]?.finish(bytes);
    await first;
    open[1]?.finish(bytes);

    expect([await third, started()]).toEqual([bytes, ['first', 'third']]);
  });

  test('when a drawing fails, then the next asker has it drawn again', async () => {
    let tries = 0;
    const documents = createDocuments<Paper>({
      kind: 'QUOTE',
      linesOn: ({ lines }) => lines,
      openPress: () => () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(bytes);
      },
      values: {},
      metrics: createMetrics('quotes').limits,
    });

    await expect(documents(small('quote'), aReader('Amara'))).rejects.toThrow('broken');

    expect(await documents(small('quote'), aReader('Amara'))).toBe(bytes);
  });
});
