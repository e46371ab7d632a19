import type { Role } from '@marquee/contracts/accounts';
import type { UserStatus } from '@marquee/contracts/users';
import { foldForSearch, toSearchPattern } from '@marquee/contracts/search-text';
import type { Filter } from '@marquee/service-kit/store/query';
import { searchFilter } from '@marquee/service-kit/store/search-fields';

type UserQuery = {
  search?: string | undefined;
  role?: Role | 'none' | undefined;
  status?: UserStatus | undefined;
};

const maxWords = 5;

export function userFilter({ search = '', role, status }: UserQuery): Filter {
  const words = foldForSearch(search).split(' ').filter(Boolean).slice(0, maxWords);
  return {
    // Excludes erased accounts, whose documents exist until their messages are published.
    erasedAt: null,
    ...(role !== undefined && { role: role === 'none' ? null : role }),
    // A condition of `null` also matches documents without the field.
    ...(status !== undefined && { suspendedAt: status === 'active' ? null : { $ne: null } }),
    ...(words.length > 0 && { $and: words.map(hasWord) }),
  };
}

/** The filter for one word of a search. A word matches an id only at the beginning of the id. */
function hasWord(word: string): Filter {
  return { $or: [searchFilter(word), { _id: { $regex: `^${toSearchPattern(word)}` } }] };
}
