import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../http/network.ts';
import { answerBadRequest } from './answer-bad-request.ts';

export type ConnectionLimits = {
  /** Maximum number of open connections of this server. */
  total: number;
  /** Maximum number of open connections from one network; null if all callers connect through the same proxies. */
  perAddress: number | null;
  /** Called for each refused connection. */
  onRefused: (limit: 'total' | 'perAddress') => void;
};

/** Maximum number of refused connections that are answered at once. Others are closed without an answer, which costs almost nothing. */
const answeredAtOnce = 50;

/** Refuses connections beyond the limits of `server` before reading any part of a request. */
export function limitConnections(server: Server, { total, perAddress, onRefused }: ConnectionLimits): void {
  server.maxConnections = total;
  server.on('drop', () => {
    onRefused('total');
  });
  if (perAddress !== null) {
    // Runs before Node's own listener, which starts reading.
    server.prependListener('connection', limitPerAddress(perAddress, onRefused));
  }
}

function limitPerAddress(perAddress: number, onRefused: ConnectionLimits['onRefused']) {
  const open = new Map<string, number>();
  let answering = 0;

  function refuse(socket: Socket): void {
    onRefused('perAddress');
    if (answering >= answeredAtOnce) {
      socket.destroy();
      return;
    }
    answering += 1;
    socket.once('close', () => {
      answering -= 1;
    });
    answerBadRequest(socket, { code: 'TOO_MANY_CONNECTIONS', isAnswering: false });
  }

  return (socket: Socket): void => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > perAddress) {
      refuse(socket);
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) {
        open.delete(network);
      } else {
        open.set(network, left);
      }
    });
  };
}
