/** A long name that a client may type, with a word wider than a phone. */
export const longName =
  'The Grand Okafor, Adeyemi and Whitfield Family Reunion with Grandma’s 80th Milestone Birthday in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** A long label without overlong words, because the labels of controls are fixed texts. */
export const longLabel =
  'The Grand Okafor, Adeyemi and Whitfield Family Reunion with Grandma’s 80th Milestone Birthday and Fireworks';
