import { cleanLine } from '@marquee/contracts/clean-text';
import { noAmount, parseCost } from '@marquee/contracts/money';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { isolated, notify } from '@marquee/ui';
import { isApiError, useNotifyRefusal } from '@marquee/web-kit';
import { useState } from 'react';
import { useProviderAddLineItemMutation } from './quotes-api.ts';
import type { BeginChange } from './use-revision-choice.tsx';
import { useQuoteAction } from './use-quote-action.ts';

export type TypedService = { serviceName: string; cost: string };

type Rejected = { typed: TypedService; messages: Partial<TypedService> };

/** `add` adds a line and resolves to whether it was added. A rejected line stays in the fields, with the errors beside them. */
export function useAddService(quote: ProviderQuote, beginChange: BeginChange) {
  const [addLineItem, { isLoading }] = useProviderAddLineItemMutation();
  const runQuoteAction = useQuoteAction();
  const notifyRefusal = useNotifyRefusal();
  const [rejected, setRejected] = useState<Rejected>();

  async function add(typed: TypedService): Promise<boolean> {
    const serviceName = cleanLine(typed.serviceName);
    if (serviceName === '' || typed.cost.trim() === '') {
      setRejected({ typed, messages: getMissingMessages(serviceName, typed.cost.trim()) });
      return rejectWithToast('Missing Information', 'Please enter both service name and cost');
    }
    const cost = parseCost(typed.cost);
    if (cost === null) {
      setRejected({ typed, messages: { cost: noAmount } });
      return rejectWithToast('Invalid Cost', 'Please enter a valid number for the cost');
    }
    const change = await beginChange();
    if (change === null) {
      return false;
    }
    let added: ProviderQuote;
    try {
      const line = { serviceName, unitPrice: cost, quantity: 1, totalPrice: cost };
      added = await runQuoteAction(quote, (revision) =>
        addLineItem({ params: { id: quote.id }, body: { ...line, revision } }).unwrap(),
      );
    } catch (refusal) {
      setRejected({ typed, messages: getFieldMessages(refusal) });
      notifyRefusal(refusal, { title: 'Error', fallback: 'Failed to add the service' });
      return false;
    }
    // Removes earlier errors. The error of an empty field would otherwise reappear when the fields are cleared.
    setRejected(undefined);
    notify({ title: 'Service Added', description: `${isolated(serviceName)} was added.` });
    await change.finish(added);
    return true;
  }

  const errorOf = (field: keyof TypedService, value: string) =>
    value === rejected?.typed[field] ? rejected.messages[field] : undefined;

  return { add, isAdding: isLoading, errorOf };
}

function getMissingMessages(serviceName: string, cost: string): Partial<TypedService> {
  return {
    ...(serviceName === '' && { serviceName: 'Please enter a service name' }),
    ...(cost === '' && { cost: 'Please enter a cost' }),
  };
}

function getFieldMessages(refusal: unknown): Partial<TypedService> {
  const errors = isApiError(refusal) ? refusal.errors : [];
  const fields = { serviceName: 'serviceName', unitPrice: 'cost' } as const;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const error = errors.find((one) => one.path === path);
      return error === undefined ? [] : [[field, error.message]];
    }),
  );
}

function rejectWithToast(title: string, description: string): false {
  notify({ kind: 'destructive', title, description });
  return false;
}
