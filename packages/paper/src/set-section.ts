import { room } from './look.ts';
import { beside, blank, stack } from './marks.ts';
import type { Block, Measure, Tagged } from './marks.ts';
import type { Section } from './paper.ts';
import { setFacts, setTotals } from './set-pairs.ts';
import { setTable } from './set-table.ts';
import { setLine, setLines, setRule, setText, styles } from './set-words.ts';
import type { Place, StyleName } from './set-words.ts';
import { tag } from './tags.ts';
import type { Role } from './tags.ts';
import { paragraphsOf } from './wrap-text.ts';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const whole = { x: 0, width: room.width };

export function setSection(measure: Measure, section: Section): Block {
  switch (section.kind) {
    case 'letterhead':
      return setLetterhead(measure, section);
    case 'board':
      return setBoard(measure, section);
    case 'facts':
      return setFacts(measure, section.facts);
    case 'table':
      return setTable(measure, section.columns, section.rows);
    case 'totals':
      return setTotals(measure, section.totals);
    case 'text':
      return setWriting(measure, section);
  }
}

const whatWidth = 150;

function setLetterhead(measure: Measure, { from, lines, what }: SectionOf<'letterhead'>): Block {
  const left = { x: 0, width: room.width - whatWidth };
  const right = { x: left.width, width: whatWidth, align: 'right', tag: tag('P') } as const;
  const parts = [
    setTagged(measure, { text: from, style: 'from', role: 'P' }, left),
    ...lines.map((text) => setTagged(measure, { text, style: 'muted', role: 'P' }, left)),
  ];
  const leftSide = stack(parts.map(({ piece }) => piece));
  return {
    gap: 0,
    beginsPage: true,
    pieces: [beside([leftSide, setLine(measure, what, styles.what, right)])],
    tags: [...parts, right].map((part) => part.tag),
  };
}

/** Dark text between two rules, because the background is white. */
function setBoard(measure: Measure, { text }: SectionOf<'board'>): Block {
  const rule = setRule(whole, { weight: 2, color: 'ink' });
  const heading = setTagged(measure, { text, style: 'board', role: 'H1' }, whole);
  return { gap: 20, pieces: [stack([rule, blank(6), heading.piece, blank(6), rule])], tags: [heading.tag] };
}

/** The heading stays with the first line below it. A right-to-left paragraph starts at the right. */
function setWriting(measure: Measure, { heading, text }: SectionOf<'text'>): Block {
  const top = setTagged(measure, { text: heading, style: 'strong', role: 'H2' }, whole);
  const paragraphs = paragraphsOf(text.trim()).map((words) => {
    const place = { ...whole, align: 'start', tag: tag('P') } as const;
    const lines = setLines(measure, words, styles.text, place);
    return { lines: lines.length === 0 ? [setLine(measure, '', styles.text, place)] : lines, tag: place.tag };
  });
  const [first = blank(0), ...lines] = paragraphs.flatMap((paragraph) => paragraph.lines);
  return {
    gap: 20,
    pieces: [stack([top.piece, blank(2), first]), ...lines],
    tags: [top.tag, ...paragraphs.map((paragraph) => paragraph.tag)],
  };
}

type Written = { text: string; style: StyleName; role: Role };

function setTagged(measure: Measure, { text, style, role }: Written, place: Place): Tagged {
  const own = tag(role);
  return { piece: setText(measure, text, styles[style], { ...place, tag: own }), tag: own };
}
