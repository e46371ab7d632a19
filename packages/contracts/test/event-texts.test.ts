import { clientEventForm, eventRequest, eventUpdate } from '../src/event-requests.ts';
import { eventTextFactsOf, eventTextNames, eventTextsOf, publishedTextsOf } from '../src/event-texts.ts';
import { eventView } from '../src/events.ts';

describe('the optional texts of an event', () => {
  test.each([
    ['create-event page', eventRequest],
    ['client event form', clientEventForm],
    ['edit-event page', eventUpdate],
    ['view of an event', eventView],
  ])('when a text is declared, then the %s has it', (_place, schema) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(eventTextNames));
  });

  test('when the client typed none, then each text is empty', () => {
    expect(eventTextsOf({})).toEqual({ comments: '' });
  });

  test('when the event has other fields, then only its optional texts are copied', () => {
    const event = { name: 'Wedding', comments: 'The band comes at five.' };

    expect(eventTextsOf(event)).toEqual({ comments: 'The band comes at five.' });
    expect(eventTextFactsOf(event)).toEqual([{ term: 'Comments', detail: 'The band comes at five.' }]);
  });
});

describe('the published texts of an event', () => {
  test('when an event is published, then the copy has the texts that its messages carry', () => {
    const event = { name: 'Wedding', venueAddress: '1 Water Street, Brooklyn' };

    expect(publishedTextsOf(event)).toEqual({ venueAddress: '1 Water Street, Brooklyn' });
  });
});
