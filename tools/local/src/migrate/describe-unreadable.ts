import type { UnreadableDocument } from '@marquee/service-kit/store/migrate-documents';

const maxListed = 50;

export function describeUnreadable(aggregate: string, unreadable: readonly UnreadableDocument[]): string[] {
  const listed = unreadable
    .slice(0, maxListed)
    .map(({ id, reason }) => `  ${aggregate} ${id} cannot be read: ${reason}`);
  const more = unreadable.length - listed.length;
  return more > 0 ? [...listed, `  … and ${more} more`] : listed;
}
