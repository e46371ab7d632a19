import type { Role } from '@marquee/contracts/accounts';
import type { UserStatus } from '@marquee/contracts/users';
import type { Filter } from '@marquee/service-kit/store/query';

type Asked = {
  search?: string | undefined;
  role?: Role | 'none' | undefined;
  status?: UserStatus | undefined;
};

const mostWords = 5;
const names = ['firstName', 'lastName', 'fullName', 'businessName'];

export function userFilter({ search = '', role, status }: Asked): Filter {
  const words = search.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, mostWords);
  return {
    // What is left of who was erased is there only until everybody has been told.
    erasedAt: null,
    ...(role !== undefined && { role: role === 'none' ? null : role }),
    // Null also where there is no such field yet.
    ...(status !== undefined && { suspendedAt: status === 'active' ? null : { $ne: null } }),
    ...(words.length > 0 && { $and: words.map(hasWord) }),
  };
}

/** Each word must be somewhere, so that first and last name find who has both. What was typed is text, never a pattern. */
function hasWord(word: string): Filter {
  const part = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const contains = { $regex: part, $options: 'i' };
  return {
    $or: [
      { emailKey: contains },
      ...names.map((name) => ({ [`profile.${name}`]: contains })),
      { _id: { $regex: `^${part.toLowerCase()}` } },
    ],
  };
}
