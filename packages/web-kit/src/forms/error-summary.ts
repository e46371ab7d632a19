export type SummaryError = { name: string; message: string };

/** Returns all errors of a form as a flat list, each with its field's name. */
export function flattenErrors(errors: object, prefix = ''): SummaryError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (!isTree(error)) {
      return [];
    }
    return typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : flattenErrors(error, `${name}.`);
  });
}

function isTree(error: unknown): error is { message?: unknown } {
  return typeof error === 'object' && error !== null && !(error instanceof Element);
}
