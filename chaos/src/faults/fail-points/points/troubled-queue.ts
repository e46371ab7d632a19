/** Where the poison is put, and whose handler is made to fail. */
export const troubledQueue = 'events.move-to-proposal';
