import type { ServiceConfig } from '@marquee/service-kit/process/service-config';
import { runServiceMain } from '@marquee/service-kit/service-main';
import { connect } from 'amqplib';
import type { ChannelModel } from 'amqplib';

import type { Planting } from './planting.ts';

type Served<Config extends ServiceConfig> = Pick<
  Parameters<typeof runServiceMain<Config>>[0],
  'name' | 'configSchema' | 'createService'
>;

/** Runs a real service as its main module does, with the faults of `planting` in its database, broker channels or the service itself. */
export async function runPlanted<Config extends ServiceConfig>(
  { name, configSchema, createService }: Served<Config>,
  planting: Planting,
): Promise<void> {
  await runServiceMain<Config>({
    name,
    configSchema,
    environment: process.env,
    now: () => new Date(),
    createService(deps) {
      planting.database?.(deps.connection, deps.bus);
      const service = createService(deps);
      return planting.service?.(service) ?? service;
    },
    connectToBroker: async (url, options) => withPlantedChannels(await connect(url, options), planting),
  });
}

function withPlantedChannels(model: ChannelModel, { publishing, consuming }: Planting): ChannelModel {
  const createConfirmChannel = model.createConfirmChannel.bind(model);
  const createChannel = model.createChannel.bind(model);
  model.createConfirmChannel = async () => {
    const channel = await createConfirmChannel();
    publishing?.(channel);
    return channel;
  };
  model.createChannel = async () => {
    const channel = await createChannel();
    consuming?.(channel);
    return channel;
  };
  return model;
}
