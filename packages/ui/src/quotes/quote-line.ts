/** A line item as the API returns it: amounts are strings with two decimals. */
export type QuoteLine = {
  id: string;
  name: string;
  description?: string | null | undefined;
  quantity: number;
  unitPrice: string;
  total: string;
};

export type QuoteTotal = { label: string; amount: string };
