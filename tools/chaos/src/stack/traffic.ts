/** Traffic of one path since its proxy started. */
export type Traffic = {
  /** Delivered bytes, both ways. */
  carried: number;
  /** Delivered bytes that arrived late. */
  delayed: number;
  /** Bytes that were dropped. */
  dropped: number;
  /** Connections on which the target has answered. */
  answered: number;
  /** Connections that were ended with RST. */
  reset: number;
  /** Connections that fell silent for good. */
  lost: number;
};

export function noTraffic(): Traffic {
  return { carried: 0, delayed: 0, dropped: 0, answered: 0, reset: 0, lost: 0 };
}

export function sumOf(those: readonly Traffic[]): Traffic {
  return those.reduce((sum, one) => combine(sum, one, (a, b) => a + b), noTraffic());
}

export function since(before: Traffic, now: Traffic): Traffic {
  return combine(now, before, (a, b) => a - b);
}

function combine(a: Traffic, b: Traffic, by: (a: number, b: number) => number): Traffic {
  const names = Object.keys(a) as (keyof Traffic)[];
  return Object.fromEntries(names.map((name) => [name, by(a[name], b[name])])) as Traffic;
}
