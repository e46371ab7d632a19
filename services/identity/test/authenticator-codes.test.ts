import {
  authenticatorUri,
  codeOfPeriod,
  periodAt,
  periodOfCode,
} from '../src/two-factor/authenticator-codes.ts';

/** RFC 6238, appendix B: '12345678901234567890' in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('an authenticator’s codes', () => {
  test.each([
    ['1970-01-01T00:00:59.000Z', '287082'],
    ['2005-03-18T01:58:29.000Z', '081804'],
    ['2009-02-13T23:31:30.000Z', '005924'],
    ['2033-05-18T03:33:20.000Z', '279037'],
  ])('when the time is %s, then the code is that of RFC 6238, %s', (instant, code) => {
    const at = new Date(instant);

    expect(codeOfPeriod(secret, periodAt(at))).toBe(code);
    expect(periodOfCode(secret, code, at)).toBe(periodAt(at));
  });

  test('when the otpauth URI is created, then it states the default parameters explicitly', () => {
    const uri = new URL(authenticatorUri(secret, 'dana+tickets@example.com'));

    expect(decodeURIComponent(uri.pathname)).toContain('Marquee:dana+tickets@example.com');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Marquee',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
