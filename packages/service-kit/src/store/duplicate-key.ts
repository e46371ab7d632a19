const duplicateKeyCode = 11_000;

/** Checks only the error code, because some MongoDB-compatible databases do not name the index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKeyCode;
}

/** Returns false if a document with the same id or unique key already exists. */
export async function unlessDuplicate(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) {
      return false;
    }
    throw error;
  }
}
