/** A page, and what it has to show. */
export type Place = { name: string; path: string; heading: string };

export const landing: Place = { name: 'landing page', path: '/', heading: 'Your Dream Event Starts Here' };
export const terms: Place = { name: 'terms', path: '/terms', heading: 'Terms of Service' };
export const signInPage: Place = { name: 'sign-in page', path: '/auth', heading: 'Sign In' };
