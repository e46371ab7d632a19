/** Why a handler gave up, for whoever looks at the parked message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
