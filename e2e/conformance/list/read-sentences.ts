export type Source = 'product-spec' | 'decisions';

/** A sentence of the specification, or of the decisions beside it, and what shows that the product keeps it. */
export type Sentence = { no: number; source: Source; quoted: string } & (
  { shownBy: 'test'; title: string } | { shownBy: 'decisions'; overriddenBy: string }
);

/** Words of the specification that nobody can see in a browser, and why. */
type Unseen = { quoted: string; reason: string };

export type SentenceList = { sentences: Sentence[]; unseen: Unseen[]; malformed: string[] };

const sentenceLine = /^(?<no>\d+)\. (?<source>decisions )?"(?<quoted>.+?)" → (?<shown>.+)$/;
const overrideText = /^decisions "(?<overriddenBy>.+)"$/;
const unseenLine = /^- "(?<quoted>.+?)": (?<reason>.+)$/;

/** Reads sentences.md: headings and paragraphs are for people; every list item must be one of the two kinds. */
export function readSentences(text: string): SentenceList {
  const items = text.split('\n').filter((line) => /^(\d+\.|-) /.test(line));
  const list: SentenceList = { sentences: [], unseen: [], malformed: [] };
  for (const item of items) {
    fileItem(list, item);
  }
  return list;
}

function fileItem(list: SentenceList, item: string): void {
  const sentence = sentenceLine.exec(item)?.groups;
  if (sentence) {
    list.sentences.push(toSentence(sentence));
    return;
  }
  const unseen = unseenLine.exec(item)?.groups;
  if (unseen) {
    list.unseen.push({ quoted: unseen.quoted ?? '', reason: unseen.reason ?? '' });
    return;
  }
  list.malformed.push(item);
}

function toSentence({ no, source, quoted = '', shown = '' }: Record<string, string | undefined>): Sentence {
  const said = {
    no: Number(no),
    source: source ? ('decisions' as const) : ('product-spec' as const),
    quoted,
  };
  const overriddenBy = overrideText.exec(shown)?.groups?.overriddenBy;
  return overriddenBy === undefined
    ? { ...said, shownBy: 'test', title: shown }
    : { ...said, shownBy: 'decisions', overriddenBy };
}
