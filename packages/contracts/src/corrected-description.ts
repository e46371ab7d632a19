type Correction = {
  /** The day of the correction, `YYYY-MM-DD`. */
  on: string;
  /** Keywords to add to those that zod generates. Each added keyword counts as corrected. */
  keywords?: Readonly<Record<string, unknown>>;
  /** Further corrected keywords, by their paths from this schema: `pattern`, `properties/reason/maxLength`. */
  changes?: readonly string[];
};

/**
 * Metadata for a schema whose description in JSON Schema became more exact while the server still accepts and sends the same values.
 * `x-corrected` has the day and the keywords. Until the next release of the contracts, the compatibility check accepts any description of
 * these keywords and compares only the other keywords. After that release it compares all keywords (docs/releases.md).
 */
export function correctedDescription({
  on,
  keywords = {},
  changes = [],
}: Correction): Record<string, unknown> {
  const named = [...new Set([...Object.keys(keywords), ...changes])];
  return { ...keywords, 'x-corrected': { on, changes: named } };
}
