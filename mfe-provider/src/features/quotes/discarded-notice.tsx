import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, notify, Notice } from '@marquee/ui';
import { useNavigate, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderCopyDiscardedChangesMutation } from './quotes-api.ts';

type DiscardedNoticeProps = { quote: ProviderQuote; changes: string };

/** Shown if the client accepted the sent version, which discarded the provider's unsent changes. */
export function DiscardedNotice({ quote: { id, version }, changes }: DiscardedNoticeProps) {
  const [copyChanges, { isLoading }] = useProviderCopyDiscardedChangesMutation();
  const notifyRefusal = useNotifyRefusal();
  const navigate = useNavigate();

  async function copy() {
    try {
      const copied = await copyChanges({ params: { id } }).unwrap();
      notify({ title: 'Quote Created', description: 'Your changes are in a new quote for the same client.' });
      await navigate(`/provider/quotes/${copied.id}`);
    } catch (refusal) {
      notifyRefusal(refusal, { title: 'Failed to Create Quote', fallback: 'Please try again' });
    }
  }

  return (
    <Notice
      action={
        <Button
          variant="quiet"
          size="small"
          pending={isLoading}
          pendingText="Copying..."
          onClick={() => void copy()}
        >
          Copy into a new quote
        </Button>
      }
    >
      The client accepted version {version}. Your unsent changes were discarded: {changes}.
    </Notice>
  );
}
