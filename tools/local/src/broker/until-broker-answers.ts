import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { refusal } from '../refusal.ts';

export async function untilBrokerAnswers(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw refusal('RabbitMQ exited during its start.');
    }
    if (await acceptsAmqp(port)) {
      return;
    }
    await wait(200);
  }
  throw refusal('RabbitMQ did not answer within a minute.');
}

/** Sends a protocol header and waits for an answer, because a starting broker accepts connections without answering. */
function acceptsAmqp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('AMQP\0\0\x09\x01'));
    const settle = (isAccepted: boolean) => () => {
      socket.destroy();
      resolve(isAccepted);
    };

    socket.once('data', settle(true)).once('error', settle(false)).setTimeout(1_000, settle(false));
  });
}
