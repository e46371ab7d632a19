/** A name as long as a client may type it. */
export const longName =
  'The Grand Okafor, Adeyemi and Whitfield Family Reunion with Grandma’s 80th Milestone Birthday by the River';
