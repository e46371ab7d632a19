import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

export type UnresponsiveServer = {
  url: string;
  /** From now on, the server answers every call with 200. */
  wake(): void;
  stop(): Promise<void>;
};

const program = `
const { createServer } = require('node:http');
const { workerData: awake, parentPort } = require('node:worker_threads');
const server = createServer((_request, response) => response.end('{}'));
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port);
  Atomics.wait(awake, 0, 0);
});
`;

/** Starts a server to which connection attempts hang, as they do if packets are dropped. */
export async function startUnresponsiveServer(): Promise<UnresponsiveServer> {
  const isAwake = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(program, { eval: true, workerData: isAwake });
  const [port] = (await once(worker, 'message')) as [number];
  // The operating system accepts one more connection than the backlog. It drops the packets of later connections.
  const accepted = [await connected(port), await connected(port)];
  return {
    url: `http://127.0.0.1:${port}`,
    wake() {
      Atomics.store(isAwake, 0, 1);
      Atomics.notify(isAwake, 0);
    },
    async stop() {
      accepted.forEach((socket) => socket.destroy());
      await worker.terminate();
    },
  };
}

async function connected(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
