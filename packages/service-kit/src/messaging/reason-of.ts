/** Returns the text of the error, for the operator who reads the dead letter. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
