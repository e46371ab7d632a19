/**
 * Version of the platform contract between shell and remotes. A remote declares the lowest version it supports (`minContract`). Increment
 * `CONTRACT_VERSION` when the type of an export changes or a deprecated export is about to be removed; `npm run contracts:check` rejects
 * such a change otherwise.
 */
export const CONTRACT_VERSION = 3;
