/** A page to open. `heading`: the heading that the page must show. `cookie`: the visitor's Cookie header. */
export type PageAddress = { name: string; path: string; heading: string; cookie?: string | undefined };

export const landing = {
  name: 'landing page',
  path: '/',
  heading: 'Your Dream Event Starts Here',
} as const satisfies PageAddress;
