import { acceptOrArchive, acceptOrCancel, acceptOrWithdraw, acceptTwice } from './acceptance-races.ts';
import { createQuoteTwice, signUpTwice } from './double-races.ts';
import { acceptOrRemoveLine, sendOrEdit } from './line-races.ts';
import type { Race } from './race.ts';

export const allRaces: readonly Race[] = [
  acceptTwice,
  acceptOrArchive,
  acceptOrCancel,
  acceptOrWithdraw,
  acceptOrRemoveLine,
  sendOrEdit,
  createQuoteTwice,
  signUpTwice,
];
