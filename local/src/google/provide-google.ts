import type { Environment } from '../environment.ts';
import { startGoogleStandIn } from './google-stand-in.ts';

type GoogleNeed = { publicUrl: string; given: NodeJS.ProcessEnv };

/**
 * What identity is told of Google. A stand-in lives as long as this process, unless the user has named a client, or people
 * reach the product over https: then without one there is no Google sign-in.
 */
export async function provideGoogle({ publicUrl, given }: GoogleNeed): Promise<Environment> {
  const ourUrl = given.PUBLIC_URL ?? publicUrl;
  if (given.GOOGLE_CLIENT_ID || ourUrl.startsWith('https:')) {
    return {};
  }
  const { variables } = await startGoogleStandIn({ publicUrl: ourUrl });
  return variables;
}
