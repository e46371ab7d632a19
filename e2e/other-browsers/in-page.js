/* global TestingLibraryDom, HTMLInputElement, HTMLSelectElement, document */

/**
 * Runs in the page. Returns the element that a query of browser.ts finds; null if there is none, or if there are several and the query has
 * no `nth`. Unless `use` is 'read', a disabled element counts as not found.
 */
export function findInPage(query, use) {
  const library = TestingLibraryDom;
  const containerRoles = 'listitem, row, article';
  const element = findOne(query);
  return use === 'read' || !element?.matches(':disabled') ? element : null;

  function allOf({ role, name, label, text, within, beside }) {
    const scopes = beside === undefined ? [scopeOf(within)] : containersWith(scopeOf(within), beside);
    return scopes.filter(Boolean).flatMap((scope) => {
      if (role !== undefined) {
        return library.queryAllByRole(scope, role, name === undefined ? {} : { name });
      }
      return label === undefined
        ? library.queryAllByText(scope, text).filter((element) => element.checkVisibility())
        : library.queryAllByLabelText(scope, label);
    });
  }

  function scopeOf(within) {
    return within === undefined ? document.body : findOne(within);
  }

  function containersWith(scope, words) {
    const all =
      scope === null ? [] : containerRoles.split(', ').flatMap((role) => library.queryAllByRole(scope, role));
    const having = all.filter((element) => element.textContent.includes(words));
    return having.filter((element) => !having.some((other) => other !== element && element.contains(other)));
  }

  function findOne(wanted) {
    const found = [...new Set(allOf(wanted))];
    const isOne = found.length === 1 || wanted.nth !== undefined;
    return isOne ? (found[wanted.nth ?? 0] ?? null) : null;
  }
}

/** Runs in the page. Sets a date, a time or an option directly, because each browser has its own controls for entering them. */
export function setInPage(element, value) {
  const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page. Returns the path and query of every file and API call that the page has requested. */
export function requestedInPage() {
  return performance.getEntriesByType('resource').map(({ name }) => {
    const { pathname, search } = new URL(name);
    return pathname + search;
  });
}
