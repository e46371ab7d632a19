import type { SentenceList } from './read-sentences.ts';
import { linesToCover, oneSpaced, textsIn } from './specification.ts';
import { wordsLeftOut } from './words-left-out.ts';

type Specification = { productSpec: string; decisions: string };

/** The faults of the list itself, as sentences; empty for a valid list. */
export function gapsIn(list: SentenceList, specification: Specification): string[] {
  return [
    ...list.malformed.map((item) => `Neither a sentence nor an unseen one: ${item}`),
    ...misnumberedIn(list),
    ...misquotedIn(list, specification),
    ...uncoveredIn(list, specification.productSpec),
    ...twiceIn(list),
  ];
}

function misnumberedIn({ sentences }: SentenceList): string[] {
  return sentences
    .filter(({ no }, index) => no !== index + 1)
    .slice(0, 1)
    .map(({ no, quoted }) => `Out of number: ${no}. "${quoted}"`);
}

function misquotedIn(
  { sentences, unseen }: SentenceList,
  { productSpec, decisions }: Specification,
): string[] {
  const texts = { 'product-spec': oneSpaced(productSpec), decisions: oneSpaced(decisions) };
  const wrong = [
    ...sentences.filter(({ source, quoted }) => !texts[source].includes(quoted)),
    ...unseen.filter(({ quoted }) => !texts['product-spec'].includes(quoted)),
  ].map(({ quoted }) => `Not in the specification: "${quoted}"`);
  const unfounded = sentences
    .filter(
      (sentence) => sentence.shownBy === 'decisions' && !texts.decisions.includes(sentence.overriddenBy),
    )
    .map(({ no }) => `${no} names a line that decisions.md does not have`);

  return [...wrong, ...unfounded];
}

/** Every word must be in some quotation, and every quoted text completely in one. */
function uncoveredIn({ sentences, unseen }: SentenceList, productSpec: string): string[] {
  const quotations = [...sentences.filter(({ source }) => source === 'product-spec'), ...unseen].map(
    ({ quoted }) => quoted,
  );
  return linesToCover(productSpec).flatMap(({ section, text }) => {
    const own = quotations.filter((quoted) => text.includes(quoted));
    const texts = textsIn(text).filter((said) => !own.some((quoted) => quoted.includes(said)));
    return [
      ...wordsLeftOut(text, own).map((words) => `§${section} no sentence quotes: ${words}`),
      ...texts.map((said) => `§${section} no sentence quotes the text '${said}'`),
    ];
  });
}

function twiceIn({ sentences }: SentenceList): string[] {
  const titles = sentences.flatMap((sentence) => (sentence.shownBy === 'test' ? [sentence.title] : []));
  return titles
    .filter((title, index) => titles.indexOf(title) !== index)
    .map((title) => `Two sentences name one test: ${title}`);
}
