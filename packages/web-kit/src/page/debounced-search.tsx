import { SearchField } from '@marquee/ui';
import { useEffect, useRef } from 'react';

/** Debounce in milliseconds, so that not every keystroke sends a request. */
const debounceMs = 250;

type DebouncedSearchProps = { label: string; search: string; onSearch: (search: string) => void };

/** A search field that calls `onSearch` after a pause in typing. */
export function DebouncedSearch({ label, search, onSearch }: DebouncedSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  // `search` may also change without typing, because the URL contains it. The field then shows the new text, unless it has the focus.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) {
      field.current.value = search;
    }
  }, [search]);

  return (
    <SearchField
      ref={field}
      label={label}
      maxLength={100}
      defaultValue={search}
      onChange={({ target: { value } }) => {
        const page = window.location.pathname;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          // After a click on a link, this page stays while the next one loads. The search must not replace the new address.
          if (window.location.pathname === page) {
            onSearch(value.trim());
          }
        }, debounceMs);
      }}
    />
  );
}
