import { Button, Dock, Icon, LinkButton, notify, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { blankRequest } from './blank-request.ts';
import type { RequestForm } from './request-form.ts';
import type { KeptDraft } from './use-request-draft.ts';

type CreateEventDockProps = { form: RequestForm; draft: KeptDraft };

export function CreateEventDock({ form, draft }: CreateEventDockProps) {
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
          draft.keep(typed);
        },
      },
    });
  }

  return (
    <Dock
      start={
        draft.isKept && (
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
    </Dock>
  );
}

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
