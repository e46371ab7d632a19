/**
 * Metadata for a schema whose description in JSON Schema has become more exact while the server accepts and sends what it did before.
 * `x-corrected` is the day of the correction: the compatibility check accepts the new description once, and compares with it after
 * the next release of the contracts (docs/releases.md).
 */
export function correctedDescription(keywords: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...keywords, 'x-corrected': '2026-11-27' };
}
