import { compareApi } from './compare-api.ts';
import { compareMessages } from './compare-messages.ts';
import type { Boundary } from './boundary.ts';
import type { Contracts } from './contracts.ts';
import { apiDescription } from './api-description.ts';
import { comparePlatform } from './platform/compare-platform.ts';

/** The changes since the last release, by boundary. `root`: the repository, whose installed packages both releases are compiled against. */
export function compareContracts(root: string, before: Contracts, now: Contracts): Boundary[] {
  return [
    comparePlatform(root, before.platform, now.platform),
    compareApi(apiDescription.parse(before.api), apiDescription.parse(now.api)),
    compareMessages(before.messages, now.messages),
  ];
}
