import type { Side } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { Secret } from '@marquee/service-kit/test-kit/scenarios/scenario';

export type Answer = {
  /** The whole response, including rejections. */
  responseText: string;
  /** The text of the request: a word in it may be repeated in the response. */
  requestText: string;
  /** The owner as whom the request was sent, if any. */
  owner: Side | null;
};

/**
 * `leaks`: words that the caller must not read. `shows`: whether the response showed an owner a word that the owner may know, which proves
 * that the search finds words.
 */
export type Found = { leaks: string[]; shows: boolean };

export function findLeaks(secrets: readonly Secret[], answer: Answer): Found {
  const mayKnow = ({ knownTo }: Secret): boolean => answer.owner !== null && knownTo.includes(answer.owner);
  return {
    leaks: secrets.filter((secret) => !mayKnow(secret)).flatMap((secret) => wordsFoundIn(answer, secret)),
    shows: secrets.filter(mayKnow).some((secret) => wordsFoundIn(answer, secret).length > 0),
  };
}

/** Ignores case, because documents print some words in capitals. */
function wordsFoundIn({ responseText, requestText }: Answer, { words }: Secret): string[] {
  const text = responseText.toLowerCase();
  return words.filter((word) => text.includes(word.toLowerCase()) && !requestText.includes(word));
}
