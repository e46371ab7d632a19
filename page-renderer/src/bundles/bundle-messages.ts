import type { PageQuestion } from '@marquee/contracts/page-rendering';

/** To the process of a bundle: its text, once, and then questions. */
export type ToBundle = { source: string } | { question: PageQuestion };

/** `failure`: the kind of error and where it was thrown. Its message could quote what stands on a page. */
export type FromBundle = { id: number } & ({ page: unknown } | { failure: string });
