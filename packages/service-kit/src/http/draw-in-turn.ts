import { createWaitingRoom } from '../process/waiting-room.ts';

type Draw<Paper> = (paper: Paper) => Promise<Uint8Array>;

/** The largest document takes a second, and the gateway gives a call up after ten: whoever is let in is served before. */
const room = { width: 1, seats: 8 };

const busy = {
  code: 'documents_busy',
  message: 'Many documents are being drawn right now. Please try again in a moment.',
};

/** The one door of a service to all its documents. */
export function drawInTurn<Paper>(draw: Draw<Paper>): Draw<Paper> {
  const waitingRoom = createWaitingRoom({ ...room, busy });
  return (paper) => waitingRoom.run(() => draw(paper));
}
