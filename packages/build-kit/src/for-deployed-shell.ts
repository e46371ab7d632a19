/**
 * Options of a development server whose build runs in a deployed shell (`?mfe.client=http://localhost:3001`): only the page at `address`,
 * from DEPLOYED_SHELL, may read the files; otherwise any website could.
 */
export function forDeployedShell(address: string | undefined): { headers?: Record<string, string> } {
  return address ? { headers: { 'access-control-allow-origin': new URL(address).origin } } : {};
}
