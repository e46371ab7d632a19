import { Button, ActionBar, Icon, LinkButton, notify, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { blankRequest } from './blank-request.ts';
import type { RequestForm } from './request-form.ts';
import type { StoredDraft } from './use-request-draft.ts';

type CreateEventActionBarProps = { form: RequestForm; draft: StoredDraft };

export function CreateEventActionBar({ form, draft }: CreateEventActionBarProps) {
  function startOver() {
    const typed = form.rhf.getValues();
    form.rhf.reset(blankRequest);
    draft.discard();
    notify({
      title: 'Draft Cleared',
      action: {
        label: 'Undo',
        onSelect: () => {
          form.rhf.reset(typed);
          draft.save(typed);
        },
      },
    });
  }

  return (
    <ActionBar
      start={
        draft.isStored && (
          <>
            <Saved>
              <Icon name="cloud-check" size={16} />
              Draft saved on this device
            </Saved>
            <Button variant="quiet" size="small" onClick={startOver}>
              Start over
            </Button>
          </>
        )
      }
    >
      <LinkButton as={Link} to="/client-admin" $variant="quiet">
        Cancel
      </LinkButton>
      <Button type="submit" pending={form.isSubmitting} pendingText="Creating Event...">
        Create Event
      </Button>
    </ActionBar>
  );
}

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
