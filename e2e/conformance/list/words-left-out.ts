/** The runs of words of a text that none of its quotations contains; punctuation is ignored. */
export function wordsLeftOut(text: string, quotations: readonly string[]): string[] {
  const isQuoted = new Uint8Array(text.length);
  for (const quoted of quotations) {
    for (const start of placesOf(quoted, text)) {
      isQuoted.fill(1, start, start + quoted.length);
    }
  }
  const left = text
    .split('')
    .map((sign, at) => (isQuoted[at] === 1 ? '\n' : sign))
    .join('');

  return left
    .split('\n')
    .map((run) => run.trim())
    .filter((run) => /[\p{L}\p{N}]/u.test(run));
}

function placesOf(quoted: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) {
    places.push(at);
  }
  return places;
}
