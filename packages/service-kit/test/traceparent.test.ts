import { isTraceparent, traceIdFor, traceIdOf } from '../src/tracing/traceparent.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traceparent', () => {
  test('when it is valid, then its trace id is returned', () => {
    expect(isTraceparent(traceparent)).toBe(true);
    expect(traceIdOf(traceparent)).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  test.each(['', 'nonsense', traceparent.toUpperCase(), `${traceparent}-more`, traceparent.slice(1)])(
    'when it is %j, then it is invalid',
    (text) => {
      expect(isTraceparent(text)).toBe(false);
      expect(traceIdOf(text)).toBeNull();
    },
  );

  test('when the request id is a UUID, then the trace id has the same digits', () => {
    expect(traceIdFor('0af76519-16cd-43dd-8448-eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  test.each(['request-1', '00000000-0000-0000-0000-000000000000'])(
    'when the request id is %s, then the trace id is random',
    (requestId) => {
      expect(traceIdFor(requestId)).toMatch(/^(?!0{32})[\da-f]{32}$/);
    },
  );
});
