import type { Gate } from './gate.ts';
import { s1 } from './s1-matrix.ts';
import { s10 } from './s10-flood.ts';
import { s11 } from './s11-google.ts';
import { s12 } from './s12-asvs.ts';
import { s13 } from './s13-logs.ts';
import { s14 } from './s14-supply.ts';
import { s15 } from './s15-member-spam.ts';
import { s16 } from './s16-documents.ts';
import { s17 } from './s17-connections.ts';
import { s18 } from './s18-neighbors.ts';
import { s19 } from './s19-booking-breach.ts';
import { s2 } from './s2-forged-tokens.ts';
import { s20 } from './s20-erased-parties.ts';
import { s3 } from './s3-header-firewall.ts';
import { s4 } from './s4-routing.ts';
import { s5 } from './s5-fuzz.ts';
import { s6 } from './s6-cross-site.ts';
import { s7 } from './s7-old-cookies.ts';
import { s8 } from './s8-unknown-accounts.ts';
import { s9 } from './s9-guesses.ts';

/** All gates, in the order of the report's table. */
export const allGates: readonly Gate[] = [
  s1,
  s2,
  s3,
  s4,
  s5,
  s6,
  s7,
  s8,
  s9,
  s10,
  s11,
  s12,
  s13,
  s14,
  s15,
  s16,
  s17,
  s18,
  s19,
  s20,
];

/** The gates that `npm run test:all` runs: all except S8 and S10, whose limits of response times a busy machine may exceed. */
export const shortGates: readonly Gate[] = [
  s1,
  s2,
  s3,
  s4,
  s5,
  s6,
  s7,
  s9,
  s11,
  s12,
  s13,
  s14,
  s15,
  s16,
  s17,
  s18,
  s19,
  s20,
];
