/** The queue that gets the malformed messages, and whose handler is made to fail. */
export const failingQueue = 'events.move-to-proposal';
