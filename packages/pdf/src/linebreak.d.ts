declare module 'linebreak' {
  /** Iterates over the positions where a text may be broken (UAX #14). */
  class LineBreaker {
    constructor(text: string);
    /** `position` counts UTF-16 units from the start of the text; null after the last one. */
    nextBreak(): { position: number; required: boolean } | null;
  }
  export { LineBreaker as default };
}
