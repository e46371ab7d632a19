import { connect } from 'amqplib';
import type { ConfirmChannel } from 'amqplib';

/** Opens the harness's own channel, past the proxies, for the duration of `act`. */
export async function withChannel<Result>(
  amqpUrl: string,
  act: (channel: ConfirmChannel) => Promise<Result>,
): Promise<Result> {
  const connection = await connect(amqpUrl);
  try {
    return await act(await connection.createConfirmChannel());
  } finally {
    await connection.close();
  }
}
