/** What the shell offers to remotes. A remote names the lowest one it can run on (`minContract`); raised when an export changes or goes. */
export const CONTRACT_VERSION = 1;
