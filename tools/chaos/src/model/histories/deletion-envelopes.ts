import type { Envelope } from '@marquee/contracts/message';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import * as privacyMessages from '@marquee/contracts/messages/privacy-messages';

import { clientSnapshot, erasure, exportPageOf, providerSnapshot } from './snapshots.ts';
import type { Story } from './story.ts';
import { versions } from './create-envelopes-at.ts';
import type { CreateEnvelope } from './create-envelopes-at.ts';

/** Messages of a client and a provider who delete their accounts, and of an export that the story's client requests. */
export function deletionEnvelopes(story: Story, createEnvelope: CreateEnvelope): Envelope[] {
  const { clientId, exportId, leavingClientId, leavingProviderId, clientVersions, providerVersions } = story;
  const leavingClient = { clientId: leavingClientId };
  const leavingProvider = { providerId: leavingProviderId };
  return [
    ...versions(clientVersions).map((version) =>
      createEnvelope(clientChanged, clientSnapshot(leavingClient, version), { id: leavingClientId, version }),
    ),
    createEnvelope(privacyMessages.accountErased, erasure(leavingClientId, 'client'), {
      id: leavingClientId,
      version: clientVersions + 1,
    }),
    ...versions(providerVersions).map((version) =>
      createEnvelope(providerChanged, providerSnapshot(leavingProvider, version), {
        id: leavingProviderId,
        version,
      }),
    ),
    createEnvelope(privacyMessages.accountErased, erasure(leavingProviderId, 'provider'), {
      id: leavingProviderId,
      version: providerVersions + 1,
    }),
    createEnvelope(
      privacyMessages.exportAsked,
      { exportId, accountId: clientId },
      { id: clientId, version: clientVersions + 1 },
    ),
    createEnvelope(privacyMessages.eventsExportCollected, exportPageOf(story), {
      id: `${exportId}/1`,
      version: 1,
    }),
  ];
}
