import { factsWithData } from '@marquee/service-kit/store/history-entry';
import { invertNames, renameFields } from '@marquee/service-kit/store/rename-fields';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';

const amountName = { totalCents: 'payableCents' };

/** Shape 2 says which total an event has: the payable amount of the accepted quote. */
const payableAmount: ShapeChange = {
  fields: ['totalCents', 'payableCents'],
  up: (state) => renameFields(state, amountName),
  down: (state) => renameFields(state, invertNames(amountName)),
};

/** The changes of how events are stored, oldest first. */
export const eventShapes: readonly ShapeChange[] = [payableAmount, factsWithData];
