import type { SentenceList } from './read-sentences.ts';
import { linesToCover, normalizeSpaces, textsIn } from './specification.ts';
import { uncoveredWords } from './uncovered-words.ts';

type Specification = { productSpec: string; decisions: string };

/** The faults of the list itself, as error messages; empty for a valid list. */
export function gapsIn(list: SentenceList, specification: Specification): string[] {
  return [
    ...list.malformed.map((item) => `Neither a sentence nor an unseen one: ${item}`),
    ...misnumberedIn(list),
    ...misquotedIn(list, specification),
    ...uncoveredIn(list, specification.productSpec),
    ...duplicatesIn(list),
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
  const texts = { 'product-spec': normalizeSpaces(productSpec), decisions: normalizeSpaces(decisions) };
  const wrong = [
    ...sentences.filter(({ source, quoted }) => !texts[source].includes(quoted)),
    ...unseen.filter(({ quoted }) => !texts['product-spec'].includes(quoted)),
  ].map(({ quoted }) => `Not in the specification: "${quoted}"`);
  const withoutDecision = sentences
    .filter(
      (sentence) => sentence.shownBy === 'decisions' && !texts.decisions.includes(sentence.overriddenBy),
    )
    .map(({ no }) => `${no} names a line that decisions.md does not have`);

  return [...wrong, ...withoutDecision];
}

/** Reports words of the specification that no quotation contains, and texts in quotation marks that no single quotation contains. */
function uncoveredIn({ sentences, unseen }: SentenceList, productSpec: string): string[] {
  const quotations = [...sentences.filter(({ source }) => source === 'product-spec'), ...unseen].map(
    ({ quoted }) => quoted,
  );
  return linesToCover(productSpec).flatMap(({ section, text }) => {
    const own = quotations.filter((quoted) => text.includes(quoted));
    const texts = textsIn(text).filter((quotedText) => !own.some((quoted) => quoted.includes(quotedText)));
    return [
      ...uncoveredWords(text, own).map((words) => `§${section} no sentence quotes: ${words}`),
      ...texts.map((quotedText) => `§${section} no sentence quotes the text '${quotedText}'`),
    ];
  });
}

function duplicatesIn({ sentences }: SentenceList): string[] {
  const titles = sentences.flatMap((sentence) => (sentence.shownBy === 'test' ? [sentence.title] : []));
  return titles
    .filter((title, index) => titles.indexOf(title) !== index)
    .map((title) => `Two sentences name one test: ${title}`);
}
