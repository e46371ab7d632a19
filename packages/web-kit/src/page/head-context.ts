import { createContext } from 'react';
import type { PageHead } from './use-page-head.ts';

/** Receives title and description of a page that is rendered to HTML, where effects do not run. Null in a browser. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);
