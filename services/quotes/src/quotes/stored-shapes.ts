import type { ShapeChange } from '@marquee/service-kit/store/shapes';
import { amountNames } from './stored-amounts.ts';
import { factsInsteadOfTexts } from './stored-facts.ts';

/** The changes of how quotes are stored, oldest first. */
export const quoteShapes: readonly ShapeChange[] = [amountNames, factsInsteadOfTexts];
