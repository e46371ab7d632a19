/**
 * What a development server adds for a deployed shell that runs its build (`?mfe.client=http://localhost:3001`): only the page at
 * `address`, from DEPLOYED_SHELL, may read what is being written; any page of the web would otherwise.
 */
export function forDeployedShell(address: string | undefined): { headers?: Record<string, string> } {
  return address ? { headers: { 'access-control-allow-origin': new URL(address).origin } } : {};
}
