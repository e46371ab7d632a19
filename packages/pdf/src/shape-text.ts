import { BufferFlag, Buffer as ShapingBuffer, Direction, Feature, shape } from 'harfbuzzjs';
import type { Font, GlyphInfo, GlyphPosition } from 'harfbuzzjs';
import { mirrorOf } from './lines.ts';

/** `codePoints`: the characters that a PDF reader extracts for the glyph. */
export type Glyph = { glyphId: number; codePoints: readonly number[]; position: GlyphPosition };

/** A grapheme, as glyphs from left to right. `actual`: its text, if a PDF reader cannot extract the text from the glyphs' code points. */
export type Chunk = { glyphs: readonly Glyph[]; actual?: string };

export type Shaping = { isRightToLeft: boolean; features?: readonly string[] };

/**
 * The code point for a glyph that is only a part of a letter, such as a dot. Without a code point, a PDF reader extracts a random
 * letter.
 */
const zeroWidthSpace = 0x20_0b;

const buffer = new ShapingBuffer();

/** Shapes a text of one direction. Returns its graphemes in reading order, with mirrored brackets in right-to-left text. */
export function shapeText(font: Font, text: string, { isRightToLeft, features = [] }: Shaping): Chunk[] {
  buffer.reset();
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  buffer.addText(text);
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(
    font,
    buffer,
    features.map((tag) => new Feature(tag)),
  );
  const positions = buffer.getGlyphPositions();
  const placed = buffer.getGlyphInfos().map((info, index) => ({ info, position: positions[index] ?? none }));
  return clustersOf(text, isRightToLeft ? placed.toReversed() : placed).map((cluster) =>
    isRightToLeft
      ? chunkOf(cluster.text, cluster.placed.toReversed(), mirrorOf(cluster.text))
      : chunkOf(cluster.text, cluster.placed),
  );
}

const none: GlyphPosition = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

type Placed = { info: GlyphInfo; position: GlyphPosition };

type Cluster = { text: string; placed: readonly Placed[] };

/** The glyphs by HarfBuzz cluster, in reading order. */
function clustersOf(text: string, placed: readonly Placed[]): Cluster[] {
  const starts = placed.flatMap(({ info }, index) =>
    info.cluster === placed[index - 1]?.info.cluster ? [] : [index],
  );
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const from = index === 0 ? 0 : placed[start]?.info.cluster;
    const to = next === undefined ? text.length : placed[next]?.info.cluster;
    return { text: text.slice(from, to), placed: placed.slice(start, next) };
  });
}

/**
 * Assigns the code points of a grapheme to its glyphs. If there are more code points than glyphs, the first glyph gets the surplus. Glyphs
 * of marks are last, because they are drawn last. `mirrored`: the mirrored form of a bracket, as it is drawn. PDF readers that sort text by
 * position expect this form.
 */
function chunkOf(text: string, placed: readonly Placed[], mirrored: string | null = null): Chunk {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const first = Math.max(1, letters.length - placed.length + 1);
  const drawn = marksLast(placed, ({ position }) => position.xAdvance === 0);
  const glyphs = placed.map((one) => {
    const index = drawn.indexOf(one);
    const codePoints = index === 0 ? letters.slice(0, first) : [letters[first + index - 1] ?? zeroWidthSpace];
    return { glyphId: one.info.codepoint, codePoints, position: one.position };
  });
  const actual = mirrored ?? (placed.length > 1 ? text : undefined);
  return actual === undefined ? { glyphs } : { glyphs, actual };
}

export function marksLast<Glyph>(glyphs: readonly Glyph[], isMark: (glyph: Glyph) => boolean): Glyph[] {
  return [...glyphs.filter((glyph) => !isMark(glyph)), ...glyphs.filter(isMark)];
}
