import type { ProviderQuote } from '@marquee/contracts/quotes';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { RevisionChoiceDialog } from './revision-choice-dialog.tsx';
import { useWithdrawQuote } from './use-withdraw-quote.ts';

export type Change = {
  /**
   * Withdraws the sent version if the provider has chosen that. `saved` is the server's response to the change, if the change is already
   * saved. Resolves to false if the server rejects the withdrawal.
   */
  finish: (saved?: ProviderQuote) => Promise<boolean>;
};

/** Resolves to null if the provider cancels the change. */
export type BeginChange = () => Promise<Change | null>;

const keepSentVersion: Change = { finish: async () => true };

type Question = { onAnswer: (change: Change | null) => void };

/** Asks, before the first change after each sending, whether the client may still accept the sent version. */
export function useRevisionChoice(quote: ProviderQuote): { begin: BeginChange; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const { withdraw } = useWithdrawQuote();
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  });
  const chosen = useRef<{ version: number; change: Change } | null>(null);
  // The function is stable, so that rows that can start a change do not render again when another part of the quote changes.
  const begin = useCallback(async () => {
    const { status, version } = latest.current;
    if (status !== 'sent_to_client') {
      return keepSentVersion;
    }
    if (chosen.current?.version === version) {
      return chosen.current.change;
    }
    return new Promise<Change | null>((onAnswer) => {
      setQuestion({ onAnswer });
    });
  }, []);
  const withdrawn: Change = { finish: async (saved = latest.current) => withdraw(saved) };

  function answer(change: Change | null) {
    chosen.current = change && { version: quote.version, change };
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
        onChoose={({ staysOpen }) => {
          answer(staysOpen ? keepSentVersion : withdrawn);
        }}
      />
    ),
  };
}
