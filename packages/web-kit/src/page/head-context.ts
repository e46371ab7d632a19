import { createContext } from 'react';

export type PageHead = { title: string; description: string };

/** Receives title and description of a page that is rendered to HTML, where effects do not run. Null in a browser. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);
