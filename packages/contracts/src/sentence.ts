/** Words that may end in a name: with one full stop at their end, also where the name brings its own ("Sunset Sound Co."). */
export function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}
