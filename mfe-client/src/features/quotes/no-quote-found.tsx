import { Box, NothingFound } from '@marquee/ui';

export function NoQuoteFound() {
  return (
    <Box>
      <NothingFound title="No Quote Found">
        You don&apos;t have any quotes yet. Contact a service provider to get started.
      </NothingFound>
    </Box>
  );
}
