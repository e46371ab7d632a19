/** The runs of words of a text that none of its quotations contains. Omits runs that consist only of punctuation. */
export function uncoveredWords(text: string, quotations: readonly string[]): string[] {
  const isQuoted = new Uint8Array(text.length);
  for (const quoted of quotations) {
    for (const start of indexesOf(quoted, text)) {
      isQuoted.fill(1, start, start + quoted.length);
    }
  }
  const uncovered = text
    .split('')
    .map((character, at) => (isQuoted[at] === 1 ? '\n' : character))
    .join('');

  return uncovered
    .split('\n')
    .map((run) => run.trim())
    .filter((run) => /[\p{L}\p{N}]/u.test(run));
}

function indexesOf(quoted: string, text: string): number[] {
  const indexes: number[] = [];
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) {
    indexes.push(at);
  }
  return indexes;
}
