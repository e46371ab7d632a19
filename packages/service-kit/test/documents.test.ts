import { setImmediate as turn } from 'node:timers/promises';
import { createDocuments } from '../src/documents/create-documents.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import { refusalOf } from './bookings.ts';
import { aDrawingOffice, aReader, bytes, large, small } from './drawing-office.ts';
import type { Paper } from './drawing-office.ts';

describe('documents', () => {
  test('when one was rendered before, then it is not rendered again', async () => {
    const { documents, open, started } = aDrawingOffice();
    const first = documents(small('quote'), aReader('Amara'));
    await turn();
    open[0]?.finish(bytes);
    await first;

    const again = await documents(small('quote'), aReader('Dana'));

    expect([again, started()]).toEqual([bytes, ['quote']]);
  });

  test('when fourteen ask for the same one at once, then it is rendered once', async () => {
    const { documents, open, started } = aDrawingOffice();
    const asked = Array.from({ length: 14 }, () => documents(large('hostile'), aReader('anonymous')));
    await turn();

    open[0]?.finish(bytes);

    expect(await Promise.all(asked)).toHaveLength(14);
    expect(started()).toEqual(['hostile']);
  });

  test('when rendering exceeds its deadline, then it is aborted, rejected and counted', async () => {
    const { documents, open, metrics } = aDrawingOffice({ QUOTE_DOCUMENT_SECONDS_LIMIT: 0 });

    const refused = await refusalOf(documents(large('endless'), aReader('anonymous')));

    expect([refused.kind, refused.code]).toEqual(['unavailable', 'document_too_slow']);
    expect(open[0]?.signal.aborted).toBe(true);
    expect(await metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="QUOTE_DOCUMENT_SECONDS_LIMIT",service="quotes"} 1',
    );
  });

  test('when one of two readers leaves, then rendering continues; when both have left, then it is aborted', async () => {
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

  test('when rendering fails, then the next caller has it rendered again', async () => {
    let tries = 0;
    const documents = createDocuments<Paper>({
      kind: 'QUOTE',
      linesOn: ({ lines }) => lines,
      openPress: () => () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new Error('broken'))
          : Promise.resolve({ content: bytes, reached: [] });
      },
      values: {},
      metrics: createMetrics('quotes').limits,
    });

    await expect(documents(small('quote'), aReader('Amara'))).rejects.toThrow('broken');

    expect(await documents(small('quote'), aReader('Amara'))).toBe(bytes);
  });
});
