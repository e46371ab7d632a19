/** A page that can be opened, and what it has to show. `cookie`: of whoever opens it, as the header has it. */
export type Place = { name: string; path: string; heading: string; cookie?: string | undefined };

export const landing = {
  name: 'landing page',
  path: '/',
  heading: 'Your Dream Event Starts Here',
} as const satisfies Place;
