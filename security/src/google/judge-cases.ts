import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';

/** A test's whole name and how it ended. */
export type Case = { name: string; passed: boolean };

const leastCases = 14;

/** What goes wrong on the way to a third party and back, by words that the name of its case has. */
const topics: Readonly<Record<string, RegExp>> = {
  'the state is missing': /(no|without|missing|lacks?)\b.*\bstate|state\b.*\b(missing|absent)/i,
  'the state is wrong':
    /(wrong|another|other|else|forged|strange|unknown|foreign)\b.*\b(state|browser)|state\b.*\b(wrong|made up|else|another|forged)/i,
  'the state is replayed': /replay|again|twice|second time|used/i,
  'the code is used again':
    /code\b.*\b(again|twice|used|reused|second)|(again|twice|used|reused|second)\b.*\bcode/i,
  'the proof key does not match': /pkce|verifier|proof key|challenge/i,
  'the e-mail is not verified': /verif/i,
  'the role or the account clashes': /role|belongs|another account|existing account|provider/i,
  'the way back leads elsewhere': /redirect|returnTo|return to|elsewhere|another site|other site|open/i,
  'the person declines': /den(y|ied|ies)|declin|refus|cancel/i,
  'the third party is slow': /slow|time|late|hang|away|answer/i,
};

/** So many cases, all of them passed, and every topic among them. */
export function judgeCases(cases: readonly Case[]): Measured {
  const passed = cases.filter((one) => one.passed);
  const missing = Object.entries(topics).filter(([, words]) => !passed.some(({ name }) => words.test(name)));
  return judge({
    figures: `${passed.length} of ${cases.length} cases against a stand-in Google passed, ${Object.keys(topics).length - missing.length} of ${Object.keys(topics).length} topics among them`,
    faults: [
      ...tooFew('cases passed', passed.length, leastCases),
      ...cases.filter((one) => !one.passed).map(({ name }) => `failed: ${name}`),
      ...missing.map(([topic]) => `no case where ${topic}`),
    ],
  });
}
