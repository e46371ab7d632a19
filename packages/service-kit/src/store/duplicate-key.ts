const duplicateKeyCode = 11_000;

/** Only the code: not every engine names the index that refused. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKeyCode;
}

/** False where what it would make, or something with the same unique key, is there already. */
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
