/** A service line as the wire has it: amounts are strings with two decimals. */
export type QuoteLine = {
  id: string;
  name: string;
  description?: string | null | undefined;
  quantity: number;
  unitPrice: string;
  total: string;
};

export type QuoteTotal = { label: string; amount: string };
