/** The database's name in the log of a start. RangeError if the log does not contain it yet. */
export function engineIn(log: string): string {
  const [, title] = /^ {2}Database {2,}(.+)$/m.exec(log) ?? [];
  if (title === undefined) {
    throw new RangeError('npm start has not said which database it has.');
  }
  return title;
}
