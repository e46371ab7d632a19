import type { ReactNode } from 'react';
import { usePageHead } from './use-page-head.ts';
import type { PageHead } from './head-context.ts';

type PageProps = PageHead & { children: ReactNode };

/** Wrapper of every page; contains the page's h1. */
export function Page({ title, description, children }: PageProps) {
  usePageHead({ title, description });
  return children;
}
