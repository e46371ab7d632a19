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
  // The URL may also change without typing. The field follows, except while it has the focus.
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
          // Ignored if the user has followed a link meanwhile; the next page may still be loading.
          if (window.location.pathname === page) {
            onSearch(value.trim());
          }
        }, debounceMs);
      }}
    />
  );
}
