/** Placeholder for a page's handler. Storybook replaces every `on…` argument with a function that logs the call. */
export function noop(): void {
  // Empty, because a story has no page.
}
