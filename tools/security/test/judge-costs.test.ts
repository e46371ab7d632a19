import { judgeDocuments } from '../src/costs/judge-documents.ts';
import type { DocumentFlood } from '../src/costs/judge-documents.ts';

describe('judge expensive documents', () => {
  const healthy: DocumentFlood = {
    alone: Array.from({ length: 6 }, () => ({ status: 200, ms: 60 })),
    beside: Array.from({ length: 20 }, () => ({ status: 200, ms: 400 })),
    hostile: [
      { status: 200, code: null, retryAfter: undefined },
      { status: 503, code: 'documents_busy', retryAfter: '2' },
    ],
    inFlight: 14,
    grownMb: 200,
  };
  const verdictOn = (planted: Partial<DocumentFlood>) =>
    judgeDocuments({ ...healthy, ...planted }, { beside: 20 }).passed;
  const { alone } = healthy;
  const [first, ...others] = healthy.beside as [DocumentFlood['beside'][number], ...DocumentFlood['beside']];

  test('when small documents wait little and every rejection states when to retry, then the gate passes', () => {
    expect(verdictOn({})).toBe(true);
  });

  test.each([
    ['a small document waits for a hostile document', { beside: [{ ...first, ms: 2_100 }, ...others] }],
    ['a small document is rejected', { beside: [{ ...first, status: 503 }, ...others] }],
    ['a small document is missing', { beside: others }],
    [
      'a hostile document runs into a timeout',
      { hostile: [...healthy.hostile, { status: 504, code: null, retryAfter: undefined }] },
    ],
    [
      'a rejection does not state when to retry',
      { hostile: [...healthy.hostile, { status: 503, code: null, retryAfter: undefined }] },
    ],
    ['no hostile document was started', { hostile: healthy.hostile.slice(1) }],
    [
      'small documents take long, and one of them waits longer than 2 s',
      { beside: [{ ...first, ms: 2_400 }, ...others], alone: Array(6).fill({ status: 200, ms: 190 }) },
    ],
    ['small documents take long without other load', { alone: Array(6).fill({ ...first, ms: 210 }) }],
    ['a small document is rejected without other load', { alone: [...alone, { ...first, status: 503 }] }],
    ['too few documents were requested alone', { alone: alone.slice(1) }],
    ['too few hostile documents are in flight', { inFlight: 13 }],
    ['memory grows too much', { grownMb: 700 }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(verdictOn(planted)).toBe(false);
  });
});
