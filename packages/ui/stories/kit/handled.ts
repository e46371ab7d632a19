/** Stands for what a page does with it; the workshop puts its log of actions in the place of every `on…` argument. */
export function handled(): void {
  // Nothing: no page is here.
}
