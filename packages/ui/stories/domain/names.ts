/** A long name as a client may type it, with a word that is wider than a phone. */
export const longName =
  'The Grand Okafor, Adeyemi and Whitfield Family Reunion with Grandma’s 80th Milestone Birthday in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** The labels of controls are fixed words, so none of them is a word without a break. */
export const longLabel =
  'The Grand Okafor, Adeyemi and Whitfield Family Reunion with Grandma’s 80th Milestone Birthday and Fireworks';
