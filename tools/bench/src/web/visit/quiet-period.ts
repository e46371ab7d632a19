/** A page counts as quiet after `quietMs` without a request or other work. It must be quiet within `timeoutMs`. */
export const quietPeriod = { quietMs: 2_500, timeoutMs: 60_000 };
