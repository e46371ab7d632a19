import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, TextField } from '@marquee/ui';
import { useWarnBeforeUnload } from '@marquee/web-kit';
import { useEffect, useRef, useState } from 'react';
import { Hint, Row } from './add-service-row-parts.ts';
import { useAddService } from './use-add-service.ts';
import type { Unfinished } from './use-unfinished.ts';

type AddServiceRowProps = {
  quote: ProviderQuote;
  onBeforeAdd: () => Promise<void>;
  unfinished: Unfinished;
};

const blank = { serviceName: '', cost: '' };

export function AddServiceRow({ quote, onBeforeAdd, unfinished }: AddServiceRowProps) {
  const [typed, setTyped] = useState(blank);
  const name = useRef<HTMLInputElement>(null);
  const { add, isAdding, costErrorOf } = useAddService(quote, onBeforeAdd);
  const isTyped = typed.serviceName.trim() !== '' || typed.cost.trim() !== '';
  useWarnBeforeUnload(() => isTyped);

  useEffect(() => {
    unfinished.setTyped({ service: isTyped });
  }, [isTyped, unfinished]);

  async function submit() {
    if (await add(typed)) {
      setTyped(blank);
      unfinished.setTyped({ service: false });
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
        unfinished.addSave('service', submit());
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
        error={costErrorOf(typed.cost)}
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
