import type { SentenceList } from './read-sentences.ts';
import { clausesOf, linesToCover, oneSpaced, textsIn } from './specification.ts';

type Specification = { productSpec: string; decisions: string };

/** What is wrong with the list itself, in words: an empty array is a sound list. */
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

/** Every clause must be touched by a quotation, and every quoted text must lie in one. */
function uncoveredIn({ sentences, unseen }: SentenceList, productSpec: string): string[] {
  const quotations = [...sentences.filter(({ source }) => source === 'product-spec'), ...unseen].map(
    ({ quoted }) => quoted,
  );
  return linesToCover(productSpec).flatMap(({ section, text }) => {
    const own = quotations.filter((quoted) => text.includes(quoted));
    const clauses = clausesOf(text).filter(
      (clause) =>
        !own.some(
          (quoted) => quoted.includes(clause) || clause.includes(quoted) || overlap(text, clause, quoted),
        ),
    );
    const texts = textsIn(text).filter((said) => !own.some((quoted) => quoted.includes(said)));
    return [
      ...clauses.map((clause) => `§${section} no sentence quotes: ${clause}`),
      ...texts.map((said) => `§${section} no sentence quotes the text '${said}'`),
    ];
  });
}

function overlap(text: string, clause: string, quoted: string): boolean {
  const [clauseAt, quotedAt] = [text.indexOf(clause), text.indexOf(quoted)];
  return clauseAt < quotedAt + quoted.length && quotedAt < clauseAt + clause.length;
}

function twiceIn({ sentences }: SentenceList): string[] {
  const titles = sentences.flatMap((sentence) => (sentence.shownBy === 'test' ? [sentence.title] : []));
  return titles
    .filter((title, index) => titles.indexOf(title) !== index)
    .map((title) => `Two sentences name one test: ${title}`);
}
