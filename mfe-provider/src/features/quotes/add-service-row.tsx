import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, TextField } from '@marquee/ui';
import { useWarnBeforeUnload } from '@marquee/web-kit';
import { useEffect, useRef, useState } from 'react';
import { Hint, Row } from './add-service-row-parts.ts';
import { isQuoteClosed, getClosedReason } from './is-quote-closed.ts';
import { NotSaved } from './not-saved.tsx';
import { useAddService } from './use-add-service.ts';
import type { TypedService } from './use-add-service.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import type { UnsavedChanges } from './use-unsaved-changes.ts';

type AddServiceRowProps = {
  quote: ProviderQuote;
  beginChange: BeginChange;
  unsavedChanges: UnsavedChanges;
};

const blank: TypedService = { serviceName: '', cost: '' };

/** Disappears when the quote can no longer be changed. A typed service stays readable. */
export function AddServiceRow({ quote, beginChange, unsavedChanges }: AddServiceRowProps) {
  const [typed, setTyped] = useState(blank);
  const latest = useRef(typed);
  const name = useRef<HTMLInputElement>(null);
  const { add, isAdding, errorOf } = useAddService(quote, beginChange);
  const isClosed = isQuoteClosed(quote);
  const isUnsaved = isTyped(typed);
  useWarnBeforeUnload(() => isUnsaved && !isClosed);

  useEffect(() => {
    unsavedChanges.setTyped({ service: isUnsaved });
  }, [isUnsaved, unsavedChanges]);

  function type(changed: Partial<TypedService>) {
    latest.current = { ...latest.current, ...changed };
    setTyped(latest.current);
  }

  async function submit() {
    const wasSaved = await add(typed);
    if (wasSaved) {
      type(clearAdded(typed, latest.current));
      unsavedChanges.setTyped({ service: isTyped(latest.current) });
      name.current?.focus();
    }
    return wasSaved;
  }

  if (isClosed && !isUnsaved) {
    return null;
  }
  return (
    <Row
      id="add-service"
      noValidate
      aria-label="Add a service"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isClosed) {
          unsavedChanges.addSave('service', submit());
        }
      }}
    >
      <TextField
        ref={name}
        label="Service name"
        maxLength={200}
        value={typed.serviceName}
        readOnly={isClosed}
        error={errorOf('serviceName', typed.serviceName)}
        onChange={(event) => {
          type({ serviceName: event.target.value });
        }}
      />
      <TextField
        label="Cost"
        prefix="$"
        align="end"
        inputMode="text"
        value={typed.cost}
        readOnly={isClosed}
        error={errorOf('cost', typed.cost)}
        onChange={(event) => {
          type({ cost: event.target.value });
        }}
      />
      {isClosed ? (
        <Hint as="div">
          <NotSaved
            reason={getClosedReason(quote)}
            onDiscard={() => {
              type(blank);
            }}
          >
            The service you typed was not added.
          </NotSaved>
        </Hint>
      ) : (
        <>
          <Button type="submit" variant="outline" icon="plus" pending={isAdding} pendingText="Adding...">
            Add Service
          </Button>
          <Hint>Use a negative amount for a discount. Press Enter to add.</Hint>
        </>
      )}
    </Row>
  );
}

function isTyped({ serviceName, cost }: TypedService): boolean {
  return serviceName.trim() !== '' || cost.trim() !== '';
}

/** Clears the fields that still contain the added values. Text typed since then stays. */
function clearAdded(added: TypedService, now: TypedService): TypedService {
  return {
    serviceName: now.serviceName === added.serviceName ? '' : now.serviceName,
    cost: now.cost === added.cost ? '' : now.cost,
  };
}
