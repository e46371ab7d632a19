/**
 * Options of a development server whose build runs in a deployed shell (`?mfe.client=http://localhost:3001`). `address`: the shell's address,
 * from DEPLOYED_SHELL. Only pages of that origin may read the files; a wildcard would allow every website.
 */
export function forDeployedShell(address: string | undefined): { headers?: Record<string, string> } {
  return address ? { headers: { 'access-control-allow-origin': new URL(address).origin } } : {};
}
