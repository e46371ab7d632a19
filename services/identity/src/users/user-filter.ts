import type { Role } from '@marquee/contracts/accounts';
import type { UserStatus } from '@marquee/contracts/users';
import { foldForSearch, toSearchPattern } from '@marquee/contracts/search-text';
import type { Filter } from '@marquee/service-kit/store/query';
import { searchFilter } from '@marquee/service-kit/store/search-fields';

type Asked = {
  search?: string | undefined;
  role?: Role | 'none' | undefined;
  status?: UserStatus | undefined;
};

const mostWords = 5;

export function userFilter({ search = '', role, status }: Asked): Filter {
  const words = foldForSearch(search).split(' ').filter(Boolean).slice(0, mostWords);
  return {
    // What is left of who was erased is there only until everybody has been told.
    erasedAt: null,
    ...(role !== undefined && { role: role === 'none' ? null : role }),
    // Null also where there is no such field yet.
    ...(status !== undefined && { suspendedAt: status === 'active' ? null : { $ne: null } }),
    ...(words.length > 0 && { $and: words.map(hasWord) }),
  };
}

/** Each word must be somewhere, so that first and last name find who has both. A word of an id is its beginning. */
function hasWord(word: string): Filter {
  return { $or: [searchFilter(word), { _id: { $regex: `^${toSearchPattern(word)}` } }] };
}
