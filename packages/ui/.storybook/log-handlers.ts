import { action } from 'storybook/actions';
import type { ArgsEnhancer } from 'storybook/internal/types';

/** Every `on…` argument of a story reports its calls in the Actions panel, so that no story imports the tool. */
export const logHandlers: ArgsEnhancer = ({ initialArgs }) => {
  const handlers = Object.keys(initialArgs).filter((name) => /^on[A-Z]/.test(name));

  return Object.fromEntries(handlers.map((name) => [name, action(name)]));
};
