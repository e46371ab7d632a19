/** Placeholder for a page's handler; Storybook replaces every `on…` argument with its action log. */
export function noop(): void {
  // No operation: a story has no page.
}
