/** Replaces the emulator's own address in stored addresses of hosted pages, because the emulator's port changes at each start. */
export const hostedPagePrefix = 'stand-in:';
