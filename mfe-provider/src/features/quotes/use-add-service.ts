import { cleanLine } from '@marquee/contracts/clean-text';
import { noAmount, parseCost } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated, notify } from '@marquee/ui';
import { isApiError, useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderAddLineItemMutation } from './quotes-api.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import { useActOnQuote } from './use-act-on-quote.ts';

type Refused = { cost: string; message: string | undefined };
type Typed = { serviceName: string; cost: string };

/** Adds a line; returns whether it was added, so that a refused line stays in the fields, with the refusal of its cost. */
export function useAddService(quote: ProviderQuote, beginChange: BeginChange) {
  const [addLineItem, { isLoading }] = useProviderAddLineItemMutation();
  const actOnQuote = useActOnQuote();
  const notifyRefusal = useNotifyRefusal();
  const [refusedCost, setRefusedCost] = useState<Refused>();

  async function add(typed: Typed): Promise<boolean> {
    const serviceName = cleanLine(typed.serviceName);
    if (serviceName === '' || typed.cost.trim() === '') {
      return refuse('Missing Information', 'Please enter both service name and cost');
    }
    const cost = parseCost(typed.cost);
    if (cost === null) {
      setRefusedCost({ cost: typed.cost, message: noAmount });
      return refuse('Invalid Cost', 'Please enter a valid number for the cost');
    }
    const change = await beginChange();
    if (change === null) {
      return false;
    }
    let added: ProviderQuote;
    try {
      const line = { serviceName, unitPrice: cost, quantity: 1, totalPrice: cost };
      added = await actOnQuote(quote, (revision) =>
        addLineItem({ params: { id: quote.id }, body: { ...line, revision } }).unwrap(),
      );
    } catch (refusal) {
      setRefusedCost({ cost: typed.cost, message: costMessageIn(refusal) });
      notifyRefusal(refusal, { fallback: 'Failed to add the service' });
      return false;
    }
    notify({ title: 'Service Added', description: `${isolated(serviceName)} was added.` });
    await change.finish(added);
    return true;
  }

  const costErrorOf = (cost: string) => (cost === refusedCost?.cost ? refusedCost.message : undefined);

  return { add, isAdding: isLoading, costErrorOf };
}

function costMessageIn(refusal: unknown): string | undefined {
  const errors = isApiError(refusal) ? refusal.errors : [];
  return errors.find(({ path }) => path === 'unitPrice')?.message;
}

function refuse(title: string, description: string): false {
  notify({ kind: 'destructive', title, description });
  return false;
}
