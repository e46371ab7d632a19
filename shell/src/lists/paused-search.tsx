import { SearchField } from '@marquee/ui';
import { useEffect, useRef } from 'react';

/** A pause in typing, so that not every letter asks the server. */
const pauseMs = 250;

type PausedSearchProps = { label: string; search: string; onSearch: (search: string) => void };

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
        clearTimeout(pause.current);
        pause.current = setTimeout(() => {
          onSearch(value.trim());
        }, pauseMs);
      }}
    />
  );
}
