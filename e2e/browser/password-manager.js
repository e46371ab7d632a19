/* global document, window, HTMLInputElement */

/**
 * Acts like password managers and a browser's autofill. Sets the values of fields and inserts an icon after each field. If `event` is
 * given, dispatches an untrusted event of that type for each value; otherwise dispatches none.
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

/** Inserts an icon after each field as soon as hydration begins. Counts the icons in `window.inserted`. */
export function insertIconsDuringHydration() {
  window.inserted = 0;
  document.addEventListener('hydrating', () => {
    queueMicrotask(() => {
      for (const field of document.querySelectorAll('form input:not([hidden])')) {
        field.after(document.createElement('div'));
        window.inserted += 1;
      }
    });
  });
}
