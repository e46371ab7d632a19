/** Focuses the control called `name` in the form around `origin`. In a group, focuses the first control. */
export function focusField(origin: Element, name: string): void {
  const field = origin.closest('form')?.elements.namedItem(name) ?? null;
  const control = field instanceof RadioNodeList ? field[0] : field;

  if (control instanceof HTMLElement) {
    control.focus();
  }
}
