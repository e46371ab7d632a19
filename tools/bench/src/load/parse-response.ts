/** The part of a response that the load generator checks. `body`: parsed JSON, or the text of any other content. */
export type LoadResponse = { status: number; body: unknown };

/** `isLast`: the connection cannot be reused. */
export type ParsedResponse = { response: LoadResponse; isLast: boolean };

type Head = { status: number; fields: ReadonlyMap<string, string>; length: number };

const blankLine = '\r\n\r\n';

/** Parses the received data as one HTTP/1.1 response; returns null while the response is incomplete. Supports only what the load needs. */
export function parseResponse(received: Buffer): ParsedResponse | null {
  const head = parseHead(received);
  const content = head && parseContent(head, received.subarray(head.length));
  if (head === null || content === null) {
    return null;
  }
  const isJson = head.fields.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(content) : content;
  return { response: { status: head.status, body }, isLast: head.fields.get('connection') === 'close' };
}

function parseHead(received: Buffer): Head | null {
  const end = received.indexOf(blankLine);
  if (end === -1) {
    return null;
  }
  const [first = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), fields: new Map(fields), length: end + blankLine.length };
}

function parseContent({ status, fields }: Head, after: Buffer): string | null {
  if (fields.get('transfer-encoding') === 'chunked') {
    return joinChunks(after);
  }
  const length = status === 204 || status === 304 ? 0 : Number(fields.get('content-length'));
  if (Number.isNaN(length)) {
    throw new Error('the response has no length');
  }
  return after.length < length ? null : after.toString('utf8', 0, length);
}

function joinChunks(after: Buffer): string | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = after.indexOf('\r\n', at);
    const size = parseInt(after.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size;
    if (lineEnd === -1 || after.length < end + 2) {
      return null;
    }
    if (size === 0) {
      return Buffer.concat(parts).toString();
    }
    parts.push(after.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}
