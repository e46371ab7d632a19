/** What a start has called its database in its log. RangeError where it has not come so far. */
export function engineIn(log: string): string {
  const [, title] = /^ {2}Database {2,}(.+)$/m.exec(log) ?? [];
  if (title === undefined) {
    throw new RangeError('npm start has not said which database it has.');
  }
  return title;
}
