import { NameLink } from '../text/name-link.ts';

type OpenNameProps = { name: string; onOpen: (() => void) | undefined };

/** An event's name; where it can be opened, a button that opens it. */
export function OpenName({ name, onOpen }: OpenNameProps) {
  if (onOpen === undefined) {
    return name;
  }
  return (
    <NameLink as="button" type="button" onClick={onOpen}>
      {name}
    </NameLink>
  );
}
