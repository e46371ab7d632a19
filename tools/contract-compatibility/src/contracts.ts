import { z } from 'zod';
import { messageContracts } from './compare-messages.ts';
import { jsonSchema } from './schema-pair.ts';
import { platformContract } from './platform/platform-contract.ts';

/** The contracts of one release, one for each boundary between teams. `api`: the OpenAPI description that the gateway serves. */
export const contracts = z.object({
  platform: platformContract,
  api: jsonSchema,
  messages: messageContracts,
});
export type Contracts = z.output<typeof contracts>;

export const contractNames = ['platform', 'api', 'messages'] as const;
export type ContractName = (typeof contractNames)[number];
