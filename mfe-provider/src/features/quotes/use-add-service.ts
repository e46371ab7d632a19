import { cleanLine } from '@marquee/contracts/clean-text';
import { noAmount, parseCost } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderAddLineItemMutation } from './quotes-api.ts';
import { useActOnQuote } from './use-act-on-quote.ts';

type Typed = { serviceName: string; cost: string };

/** Adds a line; returns whether it was added, so that a refused line stays in the fields, with the refusal of its cost. */
export function useAddService(quote: ProviderQuote, onBeforeAdd: () => Promise<void>) {
  const [addLineItem, { isLoading }] = useProviderAddLineItemMutation();
  const actOnQuote = useActOnQuote();
  const notifyRefusal = useNotifyRefusal();
  const [refusedCost, setRefusedCost] = useState<string>();

  async function add(typed: Typed): Promise<boolean> {
    const serviceName = cleanLine(typed.serviceName);
    if (serviceName === '' || typed.cost.trim() === '') {
      return refuse('Missing Information', 'Please enter both service name and cost');
    }
    const cost = parseCost(typed.cost);
    if (cost === null) {
      setRefusedCost(typed.cost);
      return refuse('Invalid Cost', 'Please enter a valid number for the cost');
    }
    await onBeforeAdd();
    try {
      const line = { serviceName, unitPrice: cost, quantity: 1, totalPrice: cost };
      await actOnQuote(quote, (revision) =>
        addLineItem({ params: { id: quote.id }, body: { ...line, revision } }).unwrap(),
      );
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to add the service' });
      return false;
    }
    notify({ title: 'Service Added', description: `${isolated(serviceName)} was added.` });
    return true;
  }

  const costErrorOf = (cost: string) => (cost === refusedCost ? noAmount : undefined);

  return { add, isAdding: isLoading, costErrorOf };
}

function refuse(title: string, description: string): false {
  notify({ kind: 'destructive', title, description });
  return false;
}
