/** Of a page that has nothing on its way any more, and nothing left to do: so long nothing comes, and by then it has to be. */
export const rest = { quietMs: 2_500, mostMs: 60_000 };
