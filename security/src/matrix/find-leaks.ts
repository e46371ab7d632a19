import type { Side } from './principals.ts';

/** Ids, and words that stand nowhere else. `knownTo`: which of the two whose scene it is this answer may tell them; nobody else ever. */
export type Secret = { words: readonly string[]; knownTo: readonly Side[] };

export type Answer = {
  /** Whatever came, of refusals too. */
  told: string;
  /** What the asker has said themselves: that is no news to them. */
  said: string;
  /** Which of the two the asker is, if any. */
  owner: Side | null;
};

/** `leaks`: words that the asker may not be told. `shows`: an owner was told what they may know, so looking for it finds it. */
export type Found = { leaks: string[]; shows: boolean };

export function findLeaks(secrets: readonly Secret[], answer: Answer): Found {
  const mayKnow = ({ knownTo }: Secret): boolean => answer.owner !== null && knownTo.includes(answer.owner);
  return {
    leaks: secrets.filter((secret) => !mayKnow(secret)).flatMap((secret) => newsIn(answer, secret)),
    shows: secrets.filter(mayKnow).some((secret) => newsIn(answer, secret).length > 0),
  };
}

/** However it is written: documents set some words in capitals. */
function newsIn({ told, said }: Answer, { words }: Secret): string[] {
  const text = told.toLowerCase();
  return words.filter((word) => text.includes(word.toLowerCase()) && !said.includes(word));
}
