export type SummaryError = { name: string; message: string };

/** Every complaint of a form in one list, with the name of its field. */
export function summarise(errors: object, prefix = ''): SummaryError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (!isTree(error)) {
      return [];
    }
    return typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : summarise(error, `${name}.`);
  });
}

function isTree(error: unknown): error is { message?: unknown } {
  return typeof error === 'object' && error !== null && !(error instanceof Element);
}
