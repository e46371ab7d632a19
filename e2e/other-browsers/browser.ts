/** The viewport in CSS pixels, as in playwright.config.ts. */
export const windowSize = { width: 1440, height: 900 };

/** An element of the page as a person perceives it: by role and name, by the label of its field, or by its text. */
export type Query = ({ role: string; name?: string } | { label: string } | { text: string }) & {
  /** Searches only inside the element that this query finds. */
  within?: Query;
  /** Searches only inside a list item, a row or an article with this text. */
  beside?: string;
  /** The index among several matches, from 0; without it there must be only one. */
  nth?: number;
};

/** The actions that a browser protocol offers on an element. */
export type FoundElement = {
  /** Clicks with the pointer in the middle of the element. */
  click: () => Promise<void>;
  /** Types with the keyboard, key by key. */
  type: (text: string) => Promise<void>;
};

/** A window of one person; it shares cookies and storage with no other window. */
export type BrowserWindow = {
  open: (address: string) => Promise<void>;
  /** Evaluates JavaScript in the page; the result is JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression returns, or null. */
  find: (expression: string) => Promise<FoundElement | null>;
  /** Saves a PNG of the window's content. */
  takeScreenshot: (file: string) => Promise<void>;
  /** Uncaught errors, console errors and violations of the content security policy. Null if the protocol does not report them. */
  pageErrors: () => readonly string[] | null;
};

/** A browser that Playwright does not drive in this project, with its own protocol. */
export type OtherBrowser = {
  /** The name and version that the browser reports. */
  title: string;
  newWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
};
