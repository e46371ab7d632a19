import { Button, TextField } from '@marquee/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Hint, Row } from './add-service-row-parts.ts';
import { useAddService } from './use-add-service.ts';

type AddServiceRowProps = {
  quoteId: string;
  onBeforeAdd: () => Promise<void>;
  /** Whether a service stands in the fields that is not on the quote yet. Called in the commit that shows it. */
  onTyped: (isTyped: boolean) => void;
};

const blank = { serviceName: '', cost: '' };

export function AddServiceRow({ quoteId, onBeforeAdd, onTyped }: AddServiceRowProps) {
  const [typed, setTyped] = useState(blank);
  const name = useRef<HTMLInputElement>(null);
  const { add, isAdding } = useAddService(quoteId, onBeforeAdd);
  const isTyped = typed.serviceName.trim() !== '' || typed.cost.trim() !== '';

  useLayoutEffect(() => {
    onTyped(isTyped);
  }, [isTyped, onTyped]);

  async function submit() {
    if (await add(typed)) {
      // The store shows the new line at once; a press on the next step must not still find the fields filled.
      flushSync(() => {
        setTyped(blank);
      });
      name.current?.focus();
    }
  }

  return (
    <Row
      id="add-service"
      noValidate
      aria-label="Add a service"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        ref={name}
        label="Service name"
        maxLength={200}
        value={typed.serviceName}
        onChange={(event) => {
          setTyped({ ...typed, serviceName: event.target.value });
        }}
      />
      <TextField
        label="Cost"
        prefix="$"
        align="end"
        inputMode="text"
        value={typed.cost}
        onChange={(event) => {
          setTyped({ ...typed, cost: event.target.value });
        }}
      />
      <Button type="submit" variant="outline" icon="plus" pending={isAdding} pendingText="Adding...">
        Add Service
      </Button>
      <Hint>A negative cost is a discount. Enter adds the line.</Hint>
    </Row>
  );
}
