import { setImmediate as turn } from 'node:timers/promises';
import { createDocuments } from '../src/documents/create-documents.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { createDocumentFixture, aReader, bytes, large, small } from './document-fixture.ts';
import type { TestDocument } from './document-fixture.ts';

describe('documents', () => {
  test('when a document was rendered before, then it is not rendered again', async () => {
    const { documents, renderings, started } = createDocumentFixture();
    const first = documents(small('quote'), aReader('Amara'));
    await turn();
    renderings[0]?.finish(bytes);
    await first;

    const again = await documents(small('quote'), aReader('Dana'));

    expect([again, started()]).toEqual([bytes, ['quote']]);
  });

  test('when fourteen calls request the same document at once, then it is rendered once', async () => {
    const { documents, renderings, started } = createDocumentFixture();
    const asked = Array.from({ length: 14 }, () => documents(large('hostile'), aReader('anonymous')));
    await turn();

    renderings[0]?.finish(bytes);

    expect(await Promise.all(asked)).toHaveLength(14);
    expect(started()).toEqual(['hostile']);
  });

  test('when rendering exceeds its deadline, then it is aborted, and the call is rejected and counted', async () => {
    const { documents, renderings, metrics } = createDocumentFixture({ QUOTE_DOCUMENT_SECONDS_LIMIT: 0 });

    const refused = await rejectionOf(documents(large('endless'), aReader('anonymous')));

    expect([refused.kind, refused.code]).toEqual(['unavailable', 'document_too_slow']);
    expect(renderings[0]?.signal.aborted).toBe(true);
    expect(await metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="QUOTE_DOCUMENT_SECONDS_LIMIT",service="quotes"} 1',
    );
  });

  test('when one of two readers disconnects, then rendering continues; when both have disconnected, then it is aborted', async () => {
    const { documents, renderings } = createDocumentFixture();
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [one, other].map(({ signal }) => documents(large('shared'), aReader('Amara', signal)));
    await turn();

    one.abort(new Error('left'));
    const wasAborted = renderings[0]?.signal.aborted;
    other.abort(new Error('left'));
    const outcomes = await Promise.allSettled(asked);

    expect([wasAborted, renderings[0]?.signal.aborted]).toEqual([false, true]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('when rendering fails, then the next call renders the document again', async () => {
    let tries = 0;
    const documents = createDocuments<TestDocument>({
      kind: 'QUOTE',
      countLines: ({ lines }) => lines,
      openRenderer: () => () => {
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
