import type PDFDocument from 'pdfkit';
import type { Tag } from './tags.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Element = PDFKit.PDFStructureElement;

/** Draws content with a tag. Content without a tag becomes an artifact, which screen readers skip. */
export type Marker = (tag: Tag | undefined, draw: () => void) => void;

/** Adds the structure of the document in reading order. Returns the function that draws content with one of these tags. */
export function markWith(pdf: Pdf, tags: readonly Tag[]): Marker {
  const elements = new Map<Tag, Element>();

  function elementOf(tag: Tag): Element {
    const { role, scope, children } = tag;
    const element = pdf.struct(role, (scope && { scope }) as object);
    for (const child of children) {
      element.add(elementOf(child));
    }
    elements.set(tag, element);
    return element;
  }

  const whole = pdf.struct('Document');
  for (const tag of tags) {
    whole.add(elementOf(tag));
  }
  pdf.addStructure(whole);

  return (tag, draw) => {
    const element = tag && elements.get(tag);
    if (tag === undefined || element === undefined) {
      pdf.markContent('Artifact');
    } else {
      element.add(pdf.markStructureContent(tag.role));
    }
    draw();
    pdf.endMarkedContent();
  };
}
