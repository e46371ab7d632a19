/** The database engine that a start has logged. Throws a RangeError if the log does not contain one yet. */
export function engineIn(log: string): string {
  const [, title] = /^ {2}Database {2,}(.+)$/m.exec(log) ?? [];
  if (title === undefined) {
    throw new RangeError('npm start has not logged its database engine.');
  }
  return title;
}
