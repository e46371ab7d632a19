import { randomUUID } from 'node:crypto';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { edit, needsProvider, send } from '../../src/events/domain/draft-rules.ts';
import { evolve } from '../../src/events/domain/evolve.ts';
import { anEvent, aSentEventIn } from '../support/an-event.ts';

const now = new Date('2026-05-10T15:00:00Z');
const details = { name: 'Renamed', eventDate: '2026-06-21' };

describe('editing an event', () => {
  test('when the event is a draft, then its details change and other fields stay', () => {
    const draft = anEvent();

    const edited = edit(draft, { details, provider: null }, now);

    expect(edited && evolve(draft, edited, now)).toEqual({ ...draft, ...details });
  });

  test('when the draft has no provider yet, then the given provider is assigned', () => {
    const draft = anEvent({ providerId: null, providerEmail: '' });
    const provider = { providerId: randomUUID(), providerEmail: 'Nova@Example.com', providerName: 'Nova' };

    const edited = edit(draft, { details, provider }, now);

    expect(edited && evolve(draft, edited, now)).toMatchObject(provider);
  });

  test('when a concurrent edit has assigned a provider, then that provider stays', () => {
    const draft = anEvent();
    const provider = { providerId: randomUUID(), providerEmail: 'late@example.com', providerName: 'Late' };

    expect(edit(draft, { details, provider }, now)).toMatchObject({ provider: null });
  });

  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when the event was sent and is %s, then the edit is rejected',
    (status) => {
      const refusal = refusalOf(() => edit(aSentEventIn(status), { details, provider: null }, now));

      expect(refusal).toMatchObject({
        ...{ kind: 'conflict', code: 'event_already_sent' },
        message: 'This event was sent to its provider and cannot be changed any more',
      });
    },
  );

  test('when the draft was cancelled, then the edit is rejected', () => {
    const refusal = refusalOf(() => edit(anEvent({ status: 'cancelled' }), { details, provider: null }, now));

    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'event_is_cancelled' },
      message: 'This event is cancelled and cannot be changed',
    });
  });

  test('when the edit repeats what the draft has, then nothing changes', () => {
    const draft = anEvent();
    const { name, eventDate, servicesNeeded } = draft;

    const repeated = { details: { name, eventDate, servicesNeeded: [...servicesNeeded] }, provider: null };

    expect(edit(draft, repeated, now)).toBeNull();
  });

  test('when only the provider is new, then the draft changes', () => {
    const draft = anEvent({ providerId: null, providerEmail: '' });
    const provider = { providerId: randomUUID(), providerEmail: 'nova@example.com', providerName: 'Nova' };

    const edited = edit(draft, { details: { eventDate: draft.eventDate }, provider }, now);

    expect(edited).toEqual({ type: 'edited', details: { eventDate: draft.eventDate }, provider });
  });

  test('when the date is moved into the past, then the edit is rejected', () => {
    const past = { ...details, eventDate: '2026-05-09' };

    const refusal = refusalOf(() => edit(anEvent(), { details: past, provider: null }, now));

    expect(refusal).toMatchObject({ kind: 'rule-broken', code: 'event_date_past' });
  });
});

describe('the provider given in an edit', () => {
  test('when the draft has no provider, then the email needs a lookup', () => {
    const draft = anEvent({ providerId: null, providerEmail: '' });

    expect(needsProvider(draft, 'nova@example.com')).toBe(true);
    expect(needsProvider(draft, '')).toBe(false);
  });

  test('when the email is empty or the same in another letter case, then it needs no lookup', () => {
    const draft = anEvent({ providerEmail: 'nova@example.com' });

    expect(needsProvider(draft, '')).toBe(false);
    expect(needsProvider(draft, 'NOVA@example.com')).toBe(false);
  });

  test('when the draft has another provider, then the edit is rejected', () => {
    const refusal = refusalOf(() => needsProvider(anEvent(), 'other@example.com'));

    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'event_has_provider' },
      message: 'This event is already addressed to a provider',
    });
  });

  test('when the event was sent, then the edit is rejected before the lookup', () => {
    const refusal = refusalOf(() => needsProvider(aSentEventIn('inquiry'), 'nova@example.com'));

    expect(refusal.code).toBe('event_already_sent');
  });
});

describe('sending an event to its provider', () => {
  test('when the event is a draft with a provider, then it is sent with the current time', () => {
    const draft = anEvent();

    const sent = evolve(draft, { type: 'sent', providerName: 'Nova Sound & Light' }, now);

    expect(send(draft, { name: 'Nova Sound & Light', isSuspended: false, isErased: false }, now)).toEqual({
      type: 'sent',
      providerName: 'Nova Sound & Light',
    });
    expect(sent).toMatchObject({ providerName: 'Nova Sound & Light' });
    expect(sent).toMatchObject({ sentToProvider: true, sentToProviderAt: now, status: 'inquiry' });
  });

  test('when no message about the provider has arrived, then the provider’s name stays', () => {
    expect(send(anEvent(), null, now)).toMatchObject({ providerName: 'Nova Sound' });
  });

  test.each(['inquiry', 'proposal', 'booked', 'completed', 'cancelled'] as const)(
    'when the event was already sent and is %s, then nothing changes',
    (status) => {
      expect(send(aSentEventIn(status), null, now)).toBeNull();
    },
  );

  test('when the draft has no provider, then sending is rejected', () => {
    const refusal = refusalOf(() => send(anEvent({ providerId: null, providerEmail: '' }), null, now));

    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'event_has_no_provider' },
      message: 'This event has no provider to be sent to yet',
    });
  });

  test.each([
    {
      is: 'has deleted their account',
      state: { isErased: true },
      code: 'provider_is_gone',
      message: 'This provider has deleted their account',
    },
    {
      is: 'is suspended',
      state: { isSuspended: true },
      code: 'provider_suspended',
      message: 'This provider takes no requests at the moment',
    },
  ])('when the provider $is, then sending is rejected: $message', ({ state, code, message }) => {
    const recipient = { name: 'Nova Sound', isSuspended: false, isErased: false, ...state };

    expect(refusalOf(() => send(anEvent(), recipient, now))).toMatchObject({
      ...{ kind: 'conflict', code, message },
    });
  });

  test('when the draft was cancelled, then sending is rejected', () => {
    const refusal = refusalOf(() => send(anEvent({ status: 'cancelled' }), null, now));

    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'event_is_cancelled' },
      message: 'This event is cancelled and cannot be sent',
    });
  });

  test('when the date has passed since the creation, then sending is rejected', () => {
    const refusal = refusalOf(() => send(anEvent({ eventDate: '2026-05-09' }), null, now));

    expect(refusal).toMatchObject({ kind: 'rule-broken', code: 'event_date_past' });
  });
});
