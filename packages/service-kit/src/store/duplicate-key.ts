const duplicateKeyCode = 11_000;

/** Only the code: not every engine names the index that refused. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKeyCode;
}
