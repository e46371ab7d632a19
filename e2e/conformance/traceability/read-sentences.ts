export type Source = 'product-spec' | 'decisions';

/** A sentence of the specification or of the decisions, with the test that shows it or the decision that overrides it. */
export type Sentence = { no: number; source: Source; quoted: string } & (
  { shownBy: 'test'; title: string } | { shownBy: 'decisions'; overriddenBy: string }
);

/** Text of the specification that no browser can show, with the reason. */
type Unseen = { quoted: string; reason: string };

export type SentenceList = { sentences: Sentence[]; unseen: Unseen[]; malformed: string[] };

const sentenceLine = /^(?<no>\d+)\. (?<source>decisions )?"(?<quoted>.+?)" → (?<shown>.+)$/;
const overrideText = /^decisions "(?<overriddenBy>.+)"$/;
const unseenLine = /^- "(?<quoted>.+?)": (?<reason>.+)$/;

/** Parses sentences.md. Headings and paragraphs are ignored. A list item that is neither a sentence nor an unseen text is `malformed`. */
export function readSentences(text: string): SentenceList {
  const items = text.split('\n').filter((line) => /^(\d+\.|-) /.test(line));
  const list: SentenceList = { sentences: [], unseen: [], malformed: [] };
  for (const item of items) {
    addItem(list, item);
  }
  return list;
}

function addItem(list: SentenceList, item: string): void {
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
  const parsed = {
    no: Number(no),
    source: source ? ('decisions' as const) : ('product-spec' as const),
    quoted,
  };
  const overriddenBy = overrideText.exec(shown)?.groups?.overriddenBy;
  return overriddenBy === undefined
    ? { ...parsed, shownBy: 'test', title: shown }
    : { ...parsed, shownBy: 'decisions', overriddenBy };
}
