type Correction = {
  /** The day of this correction, `YYYY-MM-DD`. */
  on: string;
  /** Keywords that the schema's description has beyond zod's; each of them counts as corrected. */
  keywords?: Readonly<Record<string, unknown>>;
  /** Further corrected keywords, by their paths from this schema: `pattern`, `properties/reason/maxLength`. */
  changes?: readonly string[];
};

/**
 * Metadata for a schema whose description in JSON Schema became more exact while the server still accepts and sends the same values.
 * `x-corrected` has the day and the keywords: the compatibility check accepts the new description of these once, compares everything else
 * as always, and compares all of it after the next release of the contracts (docs/releases.md).
 */
export function correctedDescription({
  on,
  keywords = {},
  changes = [],
}: Correction): Record<string, unknown> {
  const named = [...new Set([...Object.keys(keywords), ...changes])];
  return { ...keywords, 'x-corrected': { on, changes: named } };
}
