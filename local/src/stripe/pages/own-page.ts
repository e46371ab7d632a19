/** How the address of a hosted page is kept: the stand-in listens at another port after each start. */
export const ownPage = 'stand-in:';
