import { createContext } from 'react';
import type { PageHead } from './use-page-head.ts';

/** Who is told a page's title while it is rendered to HTML, where no effect runs. In a browser nobody is. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);
