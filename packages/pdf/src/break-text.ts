import LineBreaker from 'linebreak';

/** Scripts without spaces between words. Only a dictionary can find the ends of their words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The positions at which a line may end (UAX #14): ascending, in UTF-16 units from the start. The last is the length of the text. */
export function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const found: number[] = [];
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(...wordsWithin(text.slice(found.at(-1) ?? 0, next.position), found.at(-1) ?? 0));
    found.push(next.position);
  }
  return found;
}

function wordsWithin(part: string, start: number): number[] {
  return unspaced.test(part)
    ? Array.from(words.segment(part), ({ segment, index }) => ({ segment, index }))
        .filter(({ segment, index }) => index > 0 && unspaced.test(segment))
        .map(({ index }) => start + index)
    : [];
}
