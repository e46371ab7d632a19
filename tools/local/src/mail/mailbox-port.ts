import { loadConfig } from '@marquee/service-kit/process/load-config';
import { port } from '@marquee/service-kit/process/service-config';
import { z } from 'zod';

import { freePort } from '../network/free-port.ts';

const mailboxConfig = z.object({ MAILBOX_PORT: port.optional() });

/** MAILBOX_PORT, or any free port, because several products may run on this machine. */
export async function mailboxPort(userEnvironment: NodeJS.ProcessEnv): Promise<number> {
  const { MAILBOX_PORT: chosen } = loadConfig(mailboxConfig, userEnvironment);

  return chosen ?? freePort();
}
