import type { Envelope } from '@marquee/contracts/message';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as privacyMessages from '@marquee/contracts/messages/privacy-messages';

import { clientSnapshot, erasure, exportPageOf, providerSnapshot } from './snapshots.ts';
import type { Story } from './story.ts';
import { versions } from './telling-at.ts';
import type { Tell } from './telling-at.ts';

/** Messages of a client and a provider who delete their accounts, and of an export that the story's client requests. */
export function tellingsOfLeaving(story: Story, tell: Tell): Envelope[] {
  const { clientId, exportId, leavingClientId, leavingProviderId, clientVersions, providerVersions } = story;
  const leavingClient = { clientId: leavingClientId };
  const leavingProvider = { providerId: leavingProviderId };
  return [
    ...versions(clientVersions).map((version) =>
      tell(clientChanged, clientSnapshot(leavingClient, version), { id: leavingClientId, version }),
    ),
    tell(privacyMessages.accountErased, erasure(leavingClientId, 'client'), {
      id: leavingClientId,
      version: clientVersions + 1,
    }),
    ...versions(providerVersions).map((version) =>
      tell(providerChanged, providerSnapshot(leavingProvider, version), { id: leavingProviderId, version }),
    ),
    tell(privacyMessages.accountErased, erasure(leavingProviderId, 'provider'), {
      id: leavingProviderId,
      version: providerVersions + 1,
    }),
    tell(
      privacyMessages.exportAsked,
      { exportId, accountId: clientId },
      { id: clientId, version: clientVersions + 1 },
    ),
    tell(privacyMessages.eventsExportCollected, exportPageOf(story), { id: `${exportId}/1`, version: 1 }),
  ];
}
