import { updateClientProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';

import type { ScenarioContext } from '../context.ts';
import type { RecordState } from '../scenario.ts';
import { aNumber, aWord, forClient, forProvider } from '../words.ts';

type Profiles = Pick<RecordState, 'secrets'>;

/**
 * Private parts of both profiles. Specification, section 6: a profile belongs to its owner. Others read only two parts of a provider's
 * profile: the business in lists, and the contact data in public quotes.
 */
export async function privateProfiles({ client, provider, call }: ScenarioContext): Promise<Profiles> {
  const home = { homeAddress: aWord(), additionalContactName: aWord(), additionalContactPhone: aNumber() };
  const office = { secondaryContactName: aWord(), secondaryContactPhone: aNumber() };
  await call(updateClientProfile, { as: client, body: home });
  await call(updateProviderProfile, { as: provider, body: office });
  return { secrets: [forClient(...Object.values(home)), forProvider(...Object.values(office))] };
}
