import { invisible } from './clean-text.ts';

/** Letters that Unicode does not decompose into a base letter and an accent. */
const baseLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
};

const withoutBase = new RegExp(`[${Object.keys(baseLetters).join('')}]`, 'g');

const unseen = new RegExp(`(?!\\s)[${invisible}]`, 'gu');

/**
 * Normalizes a text for search: ignores case, accents, kinds of quotes and dashes, and invisible characters; each run of white space
 * becomes one space. Keeps vowel signs of scripts that spell with them.
 */
export function foldForSearch(text: string): string {
  const plain = text
    .replace(/[‘’‚‛′‵ʹʻʼʽˈ`´＇]/g, "'")
    .replace(/[“”„‟″‶«»＂]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
  return withoutAccents(withoutAccents(plain).toUpperCase().toLowerCase())
    .replace(withoutBase, (letter) => baseLetters[letter] ?? letter)
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes accents: marks that are not specific to one script. Keeps the two marks that turn a Japanese kana into another letter. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?=\p{M})(?![\u3099\u309A])\p{Script=Inherited}/gu, '')
    .normalize('NFC');
}

/** The searched text of a record: one line per text, so that no match spans two texts. */
export function toSearchText(texts: readonly string[]): string {
  return texts.map(foldForSearch).join('\n');
}

/** The specification spells the service Qwali, but many people write Qawwali. A search for one spelling finds both. */
export const spellings = /qawwali|qwali/g;

/** A pattern that matches a normalized text literally, in each of its spellings. */
export function toSearchPattern(folded: string): string {
  return folded.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(spellings, `(?:${spellings.source})`);
}
