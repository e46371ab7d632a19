/** When a page counts as quiet: no request and no work for `quietMs`; it must be quiet within `mostMs`. */
export const rest = { quietMs: 2_500, mostMs: 60_000 };
