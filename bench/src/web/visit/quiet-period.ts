/** When a page counts as quiet: no request and no work for `quietMs`; it must be quiet within `timeoutMs`. */
export const quietPeriod = { quietMs: 2_500, timeoutMs: 60_000 };
