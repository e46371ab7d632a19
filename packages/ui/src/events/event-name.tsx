import { NameLink } from '../text/name-link.ts';

type EventNameProps = { name: string; onOpen: (() => void) | undefined };

/** An event's name; a button if `onOpen` is given. */
export function EventName({ name, onOpen }: EventNameProps) {
  if (onOpen === undefined) {
    return name;
  }
  return (
    <NameLink as="button" type="button" onClick={onOpen}>
      {name}
    </NameLink>
  );
}
