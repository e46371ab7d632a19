/** Letters that run from right to left (Hebrew, Arabic, and scripts like them), and marks that turn what follows. */
const turns =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** What people wrote, for a text that holds no elements, such as a toast: the words behind it keep their order. Elsewhere it stands in a `bdi`. */
export function isolated(written: string): string {
  return turns.test(written) ? `\u2068${written}\u2069` : written;
}
