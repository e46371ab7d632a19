import { connect } from 'amqplib';
import type { ConfirmChannel } from 'amqplib';

/** Runs `act` with a channel of the harness that bypasses the proxies, and closes the channel afterwards. */
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
