import { listSessions } from '@marquee/contracts/session-operations';
import { login } from '@marquee/contracts/auth-operations';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { RecordState } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';
import { forClient, forProvider } from '@marquee/service-kit/test-kit/scenarios/words';

export const anotherPassword = 'Copper-lantern-9';
export const wrongCode = '000000';

/** The private parts of both profiles and both email addresses, for answers in which nobody else may read them. */
export async function ownAccounts(context: ScenarioContext): Promise<Pick<RecordState, 'secrets'>> {
  const { secrets } = await privateProfiles(context);
  const { client, provider } = context;
  return { secrets: [...secrets, forClient(client.email), forProvider(provider.email)] };
}

/** Signs the owner client in again. Resolves with the id of a session of theirs that is not the calling one. */
export async function anotherSession({ call, client }: ScenarioContext): Promise<string> {
  const { email, password } = client;
  await call(login, { body: { email, password } });
  const sessions = await call(listSessions, { as: client });
  return sessions.find(({ current }) => !current)?.id ?? 'none';
}
