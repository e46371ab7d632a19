import { setImmediate as turn } from 'node:timers/promises';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { createDocumentFixture, aReader, bytes, finishInTurn, large, small } from './document-fixture.ts';

describe('fair queues of documents', () => {
  test('when large documents are being rendered, then a small document is rendered at once, even for the same reader', async () => {
    const { documents, renderings, started } = createDocumentFixture();
    const leaving = new AbortController();
    const hostile = Array.from({ length: 8 }, (_, index) =>
      documents(large(`hostile ${index}`), aReader('anonymous', leaving.signal)),
    );

    const answered = documents(small('quote'), aReader('anonymous'));
    await turn();
    renderings[1]?.finish(bytes);
    leaving.abort(new Error('left'));

    expect([await answered, started()]).toEqual([bytes, ['hostile 0', 'quote']]);
    expect((await Promise.allSettled(hostile)).map(({ status }) => status)).not.toContain('fulfilled');
  });

  test('when callers without a session have filled their queue, then their next call is rejected, and a client’s is not', async () => {
    const { documents, renderings, started } = createDocumentFixture({ QUOTE_DOCUMENT_WAIT_LIMIT: 2 });
    const hostile = ['first', 'second', 'third'].map((name) => documents(large(name), aReader('anonymous')));

    const refused = await rejectionOf(documents(large('fourth'), aReader('anonymous')));
    const clients = documents(large('of a client'), aReader('Amara'));
    renderings[0]?.finish(bytes);
    await hostile[0];
    renderings[1]?.finish(bytes);
    await hostile[1];

    expect(refused).toMatchObject({ kind: 'unavailable', code: 'documents_busy' });
    expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect(started()).toEqual(['first', 'second', 'of a client']);
    renderings[2]?.finish(bytes);
    await expect(clients).resolves.toBe(bytes);
    await turn();
    renderings[3]?.finish(bytes);
    await expect(hostile[2]).resolves.toBe(bytes);
  });

  test('when a client and callers without a session wait for the same document, then it is rendered once, at the client’s turn', async () => {
    const { documents, renderings, started } = createDocumentFixture();
    const asked = ['first', 'second', 'third', 'quote'].map((name) =>
      documents(large(name), aReader('anonymous')),
    );
    const ofClient = documents(large('quote'), aReader('Amara'));

    await finishInTurn(renderings, 4);
    await Promise.all([...asked, ofClient]);

    expect(started()).toEqual(['first', 'second', 'quote', 'third']);
  });

  test('when a caller without a session is rejected, then a client’s call for the same document is not', async () => {
    const { documents, renderings } = createDocumentFixture({ QUOTE_DOCUMENT_WAIT_LIMIT: 1 });
    const asked = ['first', 'second'].map((name) => documents(large(name), aReader('anonymous')));

    const both = Promise.allSettled(
      ['anonymous', 'Amara'].map((actor) => documents(large('quote'), aReader(actor))),
    );
    await finishInTurn(renderings, 3);
    await Promise.all(asked);

    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('when a waiting reader disconnects, then another call of the same account gets the place in the queue', async () => {
    const { documents, renderings, started } = createDocumentFixture({ QUOTE_DOCUMENT_WAIT_LIMIT: 1 });
    const leaving = new AbortController();
    const first = documents(large('first'), aReader('Amara'));
    const left = documents(large('left'), aReader('Amara', leaving.signal));
    await turn();

    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    const third = documents(large('third'), aReader('Amara'));
    renderings[0]?.finish(bytes);
    await first;
    renderings[1]?.finish(bytes);

    expect([await third, started()]).toEqual([bytes, ['first', 'third']]);
  });
});
