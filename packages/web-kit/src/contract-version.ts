/**
 * Version of the platform contract between shell and remotes. A remote declares the lowest version it supports (`minContract`). Increment
 * it when an export changes or is about to be removed; `npm run contracts:check` requires the increment.
 */
export const CONTRACT_VERSION = 3;
