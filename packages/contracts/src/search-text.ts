import { invisible } from './clean-text.ts';

/** Letters that Unicode does not take apart into a base letter and an accent. */
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
 * A text as search compares it: without regard to case, accents, the kind of quotes and dashes, and invisible characters, with one space
 * for any white space. Vowel signs of scripts that spell with them stay.
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

/** Accents are the marks that belong to no script of their own, but for those that make another letter of Japanese kana. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?=\p{M})(?![\u3099\u309A])\p{Script=Inherited}/gu, '')
    .normalize('NFC');
}

/** What search looks through of a record: each of its texts is a line of its own, so that no search goes from one into the next. */
export function toSearchText(texts: readonly string[]): string {
  return texts.map(foldForSearch).join('\n');
}

/** The specification spells the service Qwali; many people write Qawwali. A search by one spelling finds both. */
export const spellings = /qawwali|qwali/g;

/** A folded part of a text as a pattern that finds it, in each of its spellings, and nothing else. */
export function toSearchPattern(folded: string): string {
  return folded.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(spellings, `(?:${spellings.source})`);
}
