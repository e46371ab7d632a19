type Correction = {
  /** The day of this correction, `YYYY-MM-DD`. */
  on: string;
  /** What the schema is described with beyond what zod describes; each keyword here is one that was corrected. */
  keywords?: Readonly<Record<string, unknown>>;
  /** Further keywords that were corrected, by their paths from this schema: `pattern`, `properties/reason/maxLength`. */
  changes?: readonly string[];
};

/**
 * Metadata for a schema whose description in JSON Schema has become more exact while the server accepts and sends what it did before.
 * `x-corrected` names the day and the keywords: the compatibility check accepts the new description of these once, compares everything
 * beside them as always, and compares with all of it after the next release of the contracts (docs/releases.md).
 */
export function correctedDescription({
  on,
  keywords = {},
  changes = [],
}: Correction): Record<string, unknown> {
  const named = [...new Set([...Object.keys(keywords), ...changes])];
  return { ...keywords, 'x-corrected': { on, changes: named } };
}
