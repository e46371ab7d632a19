import { SearchField } from '@marquee/ui';
import { useEffect, useRef } from 'react';

/** A pause in typing, so that not every letter asks the server. */
const pauseMs = 250;

type PausedSearchProps = { label: string; search: string; onSearch: (search: string) => void };

/** A search field that says what is wanted once the fingers rest. */
export function PausedSearch({ label, search, onSearch }: PausedSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  // The address also changes by other ways than typing; the field follows, but never under the fingers.
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
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          // Whoever has followed a link meanwhile is not called back, though the next page may still be loading.
          if (window.location.pathname === page) {
            onSearch(value.trim());
          }
        }, pauseMs);
      }}
    />
  );
}
