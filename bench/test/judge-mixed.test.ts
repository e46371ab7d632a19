import type { Told } from '../src/load/ask.ts';
import { judgeMixed } from '../src/load/judge-mixed.ts';

const most = { p99: { read: 250, write: 400 }, instead: 0.01 };

function told(kind: Told['kind'], ms: number, fault: string | null = null): Told {
  return { kind, ms, fault };
}

function judge(those: readonly Told[], { leftOut = 0, instead = 0 } = {}) {
  return judgeMixed({ due: those.length + leftOut, leftOut, seconds: 2, told: those, instead }, most);
}

describe('a mixed load', () => {
  test('when reads and writes keep their own limits, then it is met and both rates are reported', () => {
    const { met, figures } = judge([told('read', 250), told('read', 10), told('write', 400)]);

    expect(met).toBe(true);
    expect(figures).toContain('1.5 requests/s offered, 1.5 answered well');
    expect(figures).toContain('reads 2: p50 10 ms, p99 250 ms; writes 1: p50 400 ms, p99 400 ms; 0 errors');
  });

  test.each([
    ['a read is too slow', [told('read', 251), told('write', 1)]],
    ['a write is too slow', [told('read', 1), told('write', 401)]],
    ['one response was wrong', [told('read', 1, 'GET /api/quotes: 500'), told('write', 1)]],
    ['nothing was written', [told('read', 1)]],
  ])('when %s, then it is not met', (_why, those) => {
    expect(judge(those).met).toBe(false);
  });

  test('when it was only late, then a repetition may help; when a response was wrong or a request never sent, then not', () => {
    const late = [told('read', 251), told('write', 401)];

    expect(judge(late).mayRepeat).toBe(true);
    expect(judge([...late, told('read', 1, 'GET /api/quotes: 500')]).mayRepeat).toBe(false);
    expect(judge(late, { leftOut: 1 }).mayRepeat).toBe(false);
  });

  test('when some were never sent, then they count as errors and as offered', () => {
    const { met, figures, remarks } = judge([told('read', 1), told('write', 1)], { leftOut: 4 });

    expect(met).toBe(false);
    expect(figures).toContain('3.0 requests/s offered, 1.0 answered well');
    expect(figures).toContain('4 errors');
    expect(remarks).toEqual(['4 were not sent, because too many were under way']);
  });

  test('when more than one write of a hundred was outside the mix, then it is not met, however fast', () => {
    const quick = [told('read', 1), ...Array.from({ length: 100 }, () => told('write', 1))];

    expect(judge(quick, { instead: 1 }).met).toBe(true);
    const { met, remarks } = judge(quick, { instead: 2 });
    expect(met).toBe(false);
    expect(remarks?.[0]).toContain('2 of 100 writes were wishes instead of a later step');
  });
});
