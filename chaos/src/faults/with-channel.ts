import { connect } from 'amqplib';
import type { ConfirmChannel } from 'amqplib';

/** A channel of the harness's own, past the proxies, for as long as `act` takes. */
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
