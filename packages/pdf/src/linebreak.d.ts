declare module 'linebreak' {
  /** Iterates over the positions where a text may be broken (UAX #14). */
  class LineBreaker {
    constructor(text: string);
    /** The next break; null after the last. `position`: in UTF-16 units from the start of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
  export { LineBreaker as default };
}
