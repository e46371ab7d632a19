/** The queue that gets the malformed messages, and whose handler is made to fail. */
export const troubledQueue = 'events.move-to-proposal';
