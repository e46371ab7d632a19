import type { Connection } from 'mongoose';
import { beginShape, readBegunShape } from './begun-shapes.ts';
import type { Shapes } from './shapes.ts';

/** How often a replica reads whether a shape has begun. */
export const shapeRefreshMs = 5_000;

/** The shape in which a store writes documents of one kind. */
export type WrittenShape = {
  name: string;
  /** The shape of the states in memory, which writes use once it has begun. */
  current: number;
  written: () => number;
  /** Raises the written shape to that of a document, because another replica already knows that it has begun. */
  noteRead: (shape: number) => void;
  /** Reads the recorded shape, unless the current one is written already. */
  refresh: () => Promise<void>;
  /** Records that the current shape has begun. */
  begin: (at: Date) => Promise<void>;
};

export function createWrittenShape(
  connection: Connection,
  { name, shapes: { current, oldest } }: { name: string; shapes: Shapes },
): WrittenShape {
  let written = oldest;

  function raiseTo(shape: number): void {
    written = Math.min(Math.max(written, shape), current);
  }

  return {
    name,
    current,
    written: () => written,
    noteRead: raiseTo,
    async refresh() {
      if (written < current) {
        raiseTo((await readBegunShape(connection, name)) ?? oldest);
      }
    },
    async begin(at) {
      await beginShape(connection, { name, shape: current, at });
      raiseTo(current);
    },
  };
}
