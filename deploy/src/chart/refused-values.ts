/** Mistakes in the values, as arguments of `helm --set`. The chart must reject each of them. */
export const refusedValues = [
  { what: 'an unknown value', set: 'apps.quotes.replicsa.min=2' },
  { what: 'a variable that the code does not read', set: 'apps.quotes.config.SEND_QUOTES_LIMIT=5' },
  { what: 'a secret as a value', set: 'apps.identity.config.LINK_SECRET=0123456789abcdef0123456789abcdef' },
  { what: 'an address without https', set: 'publicUrl=http://marquee.example' },
  { what: 'the tag latest', set: 'images.tag=latest' },
  { what: 'an image without a tag', set: 'images.tag=' },
  { what: 'a gateway that every Pod can reach', set: 'ingress.controllers=null' },
  { what: 'a maximum of replicas below the minimum', set: 'apps.quotes.replicas.max=1' },
  { what: 'an unknown action', set: 'act={delete,client}' },
  { what: 'an action without a remote', set: 'act={rollback}' },
  { what: 'no certificate', set: 'ingress.tlsSecret=' },
] as const;
