import { contentArea } from './theme.ts';
import { placeSideBySide, blank, stack } from './page-items.ts';
import type { Block, Measure, Tagged } from './page-items.ts';
import type { Section } from './document-definition.ts';
import { layoutDetails, layoutTotals } from './layout-pairs.ts';
import { layoutTable } from './layout-table.ts';
import { layoutLine, layoutLines, layoutRule, layoutText, styles } from './layout-text.ts';
import type { Place, StyleName } from './layout-text.ts';
import { tag } from './tags.ts';
import type { Role } from './tags.ts';
import { paragraphsOf } from './wrap-text.ts';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const fullWidth = { x: 0, width: contentArea.width };

export function layoutSection(measure: Measure, section: Section): Block {
  switch (section.kind) {
    case 'letterhead':
      return layoutLetterhead(measure, section);
    case 'title':
      return layoutTitle(measure, section);
    case 'details':
      return layoutDetails(measure, section.details);
    case 'table':
      return layoutTable(measure, section.columns, section.rows);
    case 'totals':
      return layoutTotals(measure, section.totals);
    case 'text':
      return layoutTextSection(measure, section);
  }
}

const documentTypeWidth = 150;

function layoutLetterhead(measure: Measure, { issuer, lines, documentType }: SectionOf<'letterhead'>): Block {
  const left = { x: 0, width: contentArea.width - documentTypeWidth };
  const right = { x: left.width, width: documentTypeWidth, align: 'right', tag: tag('P') } as const;
  const parts = [
    layoutTagged(measure, { text: issuer, style: 'issuer', role: 'P' }, left),
    ...lines.map((text) => layoutTagged(measure, { text, style: 'muted', role: 'P' }, left)),
  ];
  const leftSide = stack(parts.map(({ piece }) => piece));
  return {
    gap: 0,
    beginsPage: true,
    pieces: [placeSideBySide([leftSide, layoutLine(measure, documentType, styles.documentType, right)])],
    tags: [...parts, right].map((part) => part.tag),
  };
}

/** The title between two rules. The text is dark, because the page is white. */
function layoutTitle(measure: Measure, { text }: SectionOf<'title'>): Block {
  const rule = layoutRule(fullWidth, { weight: 2, color: 'ink' });
  const heading = layoutTagged(measure, { text, style: 'title', role: 'H1' }, fullWidth);
  return { gap: 20, pieces: [stack([rule, blank(6), heading.piece, blank(6), rule])], tags: [heading.tag] };
}

/** The heading and the first line of text stay together. A right-to-left paragraph starts at the right. */
function layoutTextSection(measure: Measure, { heading, text }: SectionOf<'text'>): Block {
  const top = layoutTagged(measure, { text: heading, style: 'strong', role: 'H2' }, fullWidth);
  const paragraphs = paragraphsOf(text.trim()).map((words) => {
    const place = { ...fullWidth, align: 'start', tag: tag('P') } as const;
    const lines = layoutLines(measure, words, styles.text, place);
    return {
      lines: lines.length === 0 ? [layoutLine(measure, '', styles.text, place)] : lines,
      tag: place.tag,
    };
  });
  const [first = blank(0), ...lines] = paragraphs.flatMap((paragraph) => paragraph.lines);
  return {
    gap: 20,
    pieces: [stack([top.piece, blank(2), first]), ...lines],
    tags: [top.tag, ...paragraphs.map((paragraph) => paragraph.tag)],
  };
}

type TaggedText = { text: string; style: StyleName; role: Role };

function layoutTagged(measure: Measure, { text, style, role }: TaggedText, place: Place): Tagged {
  const own = tag(role);
  return { piece: layoutText(measure, text, styles[style], { ...place, tag: own }), tag: own };
}
