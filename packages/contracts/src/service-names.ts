import { foldForSearch, spellings } from './search-text.ts';

/** Whether two names mean the same service, without regard to case, accents and spelling. */
export function isSameService(one: string, other: string): boolean {
  return withOneSpelling(one) === withOneSpelling(other);
}

function withOneSpelling(name: string): string {
  return foldForSearch(name).replace(spellings, 'qwali');
}
