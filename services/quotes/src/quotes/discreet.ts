/** A public address is a capability: nobody along the way may learn or keep it. */
export const discreet = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
