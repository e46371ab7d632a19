import { Button, Notice, theme } from '@marquee/ui';
import { useExternalNavigation, useLocation } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useFederation } from './federation-context.tsx';
import { endOverrides, withoutOverrides } from './overrides.ts';

/** While this tab has an override, shows a notice above every page, so that nobody mistakes a development build for the release. */
export function OverrideNotice() {
  const { releases } = useFederation();
  const { pathname, search } = useLocation();
  const navigateExternally = useExternalNavigation();
  const overridden =
    releases.status === 'known' ? releases.records.filter((record) => record.overriddenBy !== undefined) : [];

  if (overridden.length === 0) {
    return null;
  }
  return (
    <Bar aria-label="Development builds" data-screen-only>
      <Notice
        action={
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              endOverrides();
              navigateExternally(`${pathname}${withoutOverrides(search)}`);
            }}
          >
            Use what is released
          </Button>
        }
      >
        In this tab{' '}
        {overridden
          .map(({ owner, overriddenBy }) => `the ${owner}’s pages come from ${overriddenBy}`)
          .join(', ')}
        .
      </Notice>
    </Bar>
  );
}

const Bar = styled.aside`
  padding: ${theme.space[2]};
`;
