import type { ProviderQuote } from '@marquee/contracts/quotes';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RevisionChoiceDialog } from './revision-choice-dialog.tsx';
import { useWithdrawQuote } from './use-withdraw-quote.ts';

export type Change = {
  /** Withdraws the sent version if the provider chose so; `saved` is the answer to the change, absent before one. */
  finish: (saved?: ProviderQuote) => Promise<void>;
};

/** Resolves to null when the provider cancels the change. */
export type BeginChange = () => Promise<Change | null>;

const kept: Change = { finish: async () => undefined };

type Question = { onAnswer: (change: Change | null) => void };

/** Asks, before the first change of a sent version, whether the client can go on accepting that version. */
export function useRevisionChoice(quote: ProviderQuote): { begin: BeginChange; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const { withdraw } = useWithdrawQuote();
  // Stable, so that rows that can begin a change are not rendered again with every other part of the quote.
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  });
  const begin = useCallback(
    async () =>
      latest.current.status === 'sent_to_client'
        ? new Promise<Change | null>((onAnswer) => {
            setQuestion({ onAnswer });
          })
        : kept,
    [],
  );
  const withdrawn: Change = {
    finish: async (saved = latest.current) => {
      await withdraw(saved);
    },
  };

  function answer(change: Change | null) {
    question?.onAnswer(change);
    setQuestion(null);
  }

  return {
    begin,
    dialog: question && (
      <RevisionChoiceDialog
        quote={quote}
        onCancel={() => {
          answer(null);
        }}
        onChoose={({ isKept }) => {
          answer(isKept ? kept : withdrawn);
        }}
      />
    ),
  };
}
