import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** A response to the other side. `text` excludes the content of issued documents. `isDocument`: the text was read from a PDF. */
export type ReadText = { path: string; status: number; text: string; isDocument: boolean };

/** An issued document before the deletion of an account and after it. */
export type Issued = { path: string; before: string; after: string };

export type Erased = {
  /** The words and names that the erased person has typed. */
  words: readonly string[];
  /** Responses before the deletion. Each word must occur there, because a search for words that never occurred proves nothing. */
  readBefore: readonly ReadText[];
  readAfter: readonly ReadText[];
  publicLinks: readonly ReadText[];
  issued: readonly Issued[];
};

const fewestReads = 15;

export function judgeErased(seen: readonly Erased[]): Measured {
  const reads = seen.flatMap(({ readAfter }) => readAfter);
  const issued = seen.flatMap((one) => one.issued);
  const links = seen.flatMap(({ publicLinks }) => publicLinks);
  const words = seen.flatMap((one) => one.words);
  const documents = reads.filter(({ isDocument }) => isDocument);
  return judge({
    figures: `searched for ${words.length} words of ${seen.length} erased people in ${reads.length} responses to the other side, of which ${documents.length} are PDFs of quotes; ${issued.length} issued documents and ${links.length} public links read again`,
    faults: [
      ...seen.flatMap(faultsOf),
      ...links
        .filter(({ status }) => status !== 404)
        .map(({ path, status }) => `${path} is answered ${status}`),
    ],
  });
}

function faultsOf({ words, readBefore, readAfter, publicLinks, issued }: Erased): string[] {
  const unseen = words.filter((word) => !readBefore.some(({ text }) => isIn(text)(word)));
  const wereOnDocuments = readBefore.some(({ isDocument, text }) => isDocument && words.some(isIn(text)));
  const changed = issued.filter(({ before, after }) => before !== after);
  return [
    ...tooFew('answers', readAfter.length, fewestReads),
    ...(issued.some(({ before }) => words.some(isIn(before)))
      ? []
      : ['no issued document contained a word before the deletion']),
    ...(publicLinks.length === 0 ? ['no public link was read'] : []),
    ...(wereOnDocuments
      ? []
      : ['no PDF of a quote contained a word before the deletion, so the search proves nothing']),
    ...(readAfter.some(({ isDocument }) => isDocument) ? [] : ['no PDF of a quote was read']),
    ...unseen.map(
      (word) => `no response contained ${word} before the deletion, so the search proves nothing`,
    ),
    ...readAfter.flatMap(({ path, text }) =>
      words.filter(isIn(text)).map((word) => `${path} still contains ${word}`),
    ),
    ...changed.map(({ path }) => `the issued document ${path} has changed`),
  ];
}

/** Ignores case, because documents print some words in capitals. */
function isIn(text: string): (word: string) => boolean {
  return (word) => text.toLowerCase().includes(word.toLowerCase());
}
