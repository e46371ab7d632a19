import { TextLink } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

type ActorLinkProps = { id: string; name: string; isAccount: boolean };

/**
 * Shows an actor. An account is a link to the account's page, with the name or, without a name, the start of the id. Any other actor is a
 * label or the id, of which only the start is shown if it is long.
 */
export function ActorLink({ id, name, isAccount }: ActorLinkProps) {
  const short = id.slice(0, 8);

  return isAccount ? (
    <TextLink as={Link} to={`/admin/users/${id}`} title={id}>
      {name === '' ? short : name}
    </TextLink>
  ) : (
    <span title={id}>{actorLabels[id] ?? (id.length > 20 ? short : id)}</span>
  );
}

/** Labels of actors that have no account and no name. */
const actorLabels: Partial<Record<string, string>> = { nobody: 'Signed-out visitor' };

/** Returns false for signed-out visitors and for the system, which are actors without an account. */
export function isAccountId(actor: string): boolean {
  return actor !== 'nobody' && actor !== 'system';
}
