/** What the shell offers to remotes. A remote names the lowest one it can run on (`minContract`); raised by one when an export changes or is to go; `npm run contracts:check` asks for it. */
export const CONTRACT_VERSION = 2;
