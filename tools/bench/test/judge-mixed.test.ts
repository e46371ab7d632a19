import type { RequestSample } from '../src/load/send-and-check.ts';
import { judgeMixed } from '../src/load/judge-mixed.ts';

const limits = { p99: { read: 250, write: 400 }, maxUnplannedShare: 0.01 };

function sample(kind: RequestSample['kind'], ms: number, fault: string | null = null): RequestSample {
  return { kind, ms, fault };
}

function judge(those: readonly RequestSample[], { skipped = 0, unplanned = 0 } = {}) {
  return judgeMixed({ due: those.length + skipped, skipped, seconds: 2, samples: those, unplanned }, limits);
}

describe('a mixed load', () => {
  test('when reads and writes keep their own limits, then the target is met and both are reported', () => {
    const { passed, figures } = judge([sample('read', 250), sample('read', 10), sample('write', 400)]);

    expect(passed).toBe(true);
    expect(figures).toContain('1.5 requests/s offered, 1.5 answered as declared');
    expect(figures).toContain('reads 2: p50 10 ms, p99 250 ms; writes 1: p50 400 ms, p99 400 ms; 0 errors');
  });

  test.each([
    ['a read is too slow', [sample('read', 251), sample('write', 1)]],
    ['a write is too slow', [sample('read', 1), sample('write', 401)]],
    ['one response was wrong', [sample('read', 1, 'GET /api/quotes: 500'), sample('write', 1)]],
    ['nothing was written', [sample('read', 1)]],
  ])('when %s, then the target is missed', (_why, those) => {
    expect(judge(those).passed).toBe(false);
  });

  test('when responses were only late, then another run is allowed; after a wrong response or an unsent request, none is allowed', () => {
    const late = [sample('read', 251), sample('write', 401)];

    expect(judge(late).mayRepeat).toBe(true);
    expect(judge([...late, sample('read', 1, 'GET /api/quotes: 500')]).mayRepeat).toBe(false);
    expect(judge(late, { skipped: 1 }).mayRepeat).toBe(false);
  });

  test('when requests were never sent, then they count as offered and as errors', () => {
    const { passed, figures, remarks } = judge([sample('read', 1), sample('write', 1)], { skipped: 4 });

    expect(passed).toBe(false);
    expect(figures).toContain('3.0 requests/s offered, 1.0 answered as declared');
    expect(figures).toContain('4 errors');
    expect(remarks).toEqual(['4 were not sent, because too many were in flight']);
  });

  test('when more than one percent of the writes was unplanned, then the target is missed even if all were fast', () => {
    const quick = [sample('read', 1), ...Array.from({ length: 100 }, () => sample('write', 1))];

    expect(judge(quick, { unplanned: 1 }).passed).toBe(true);
    const { passed, remarks } = judge(quick, { unplanned: 2 });
    expect(passed).toBe(false);
    expect(remarks?.[0]).toContain('2 of 100 writes created an event instead of taking a later step');
  });
});
