/** Of the content, in CSS pixels, as in the journeys. */
export const windowSize = { width: 1440, height: 900 };

/** An element of the page, as a person sees and reads it: by role and name, by the label of its field, or by its words. */
export type Query = ({ role: string; name?: string } | { label: string } | { text: string }) & {
  /** Only inside the element that this finds. */
  within?: Query;
  /** Only inside a list item, a row or an article with these words. */
  beside?: string;
  /** Which of several, from 0; without it there must be one only. */
  nth?: number;
};

/** What the protocol of a browser reaches in a page. */
export type FoundElement = {
  /** With the pointer, in the middle of the element. */
  press: () => Promise<void>;
  /** With the keyboard, key by key. */
  type: (text: string) => Promise<void>;
};

/** A window of one person: it shares cookies and storage with no other. */
export type BrowserWindow = {
  open: (address: string) => Promise<void>;
  /** What an expression of JavaScript comes to in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression comes to; null where it comes to null. */
  find: (expression: string) => Promise<FoundElement | null>;
  /** A PNG of what the window shows. */
  takePicture: (file: string) => Promise<void>;
  /**
   * What the pages report: uncaught errors, errors on the console, violations of the content security policy. Null where the protocol does
   * not give them.
   */
  pageErrors: () => readonly string[] | null;
};

/** A browser other than the one of all other journeys, by whatever protocol reaches it. */
export type OtherBrowser = {
  /** With its version, as it reports it. */
  title: string;
  newWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
};
