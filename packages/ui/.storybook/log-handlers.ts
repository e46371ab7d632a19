import { action } from 'storybook/actions';
import type { ArgsEnhancer } from 'storybook/internal/types';

/** Replaces every `on…` argument of a story with a function that logs to the Actions panel, so that stories import only Storybook types. */
export const logHandlers: ArgsEnhancer = ({ initialArgs }) => {
  const handlers = Object.keys(initialArgs).filter((name) => /^on[A-Z]/.test(name));

  return Object.fromEntries(handlers.map((name) => [name, action(name)]));
};
