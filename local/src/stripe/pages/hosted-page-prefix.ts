/** Stored prefix of hosted pages' addresses, because the emulator's port changes at each start. */
export const hostedPagePrefix = 'stand-in:';
