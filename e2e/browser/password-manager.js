/* global document, HTMLInputElement */

/**
 * Does to a page what password managers and a browser's autofill do: values stand in the fields, told by no event or, as `event` says,
 * by an untrusted one, and an icon stands in the markup behind each field.
 */
export function fillLikePasswordManager({ values, event }) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of document.querySelectorAll('form input:not([hidden])')) {
    const icon = document.createElement('div');
    icon.className = 'icon-of-a-password-manager';
    field.after(icon);
    const value = values[field.autocomplete];
    if (value !== undefined) {
      set.call(field, value);
      if (event !== undefined) {
        field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  }
}
