import { aClient, anEventRequest, aProvider } from '../fixtures/people.ts';
import type { Query } from './browser.ts';
import { clientForm, fillClientSignUp, fillEvent, fillProviderSignUp, providerForm } from './forms.ts';
import type { Person } from './person.ts';

/** One step of a journey, with its name in the report. */
export type Step = readonly [name: string, act: () => Promise<void>];

export type People = Readonly<Record<'client' | 'provider' | 'stranger', Person>>;

const landing = { role: 'heading', name: 'Your Dream Event Starts Here' } as const;
const signIn = { role: 'heading', name: 'Sign In' } as const;
/** The first banner, because Testing Library also treats a page's own header as a banner. */
const topBar = { role: 'banner', nth: 0 } as const;

/** The steps from the landing page to a booked event, as a client, a provider and a visitor with the quote's public link. */
export function bookingJourney({ client, provider, stranger }: People): Step[] {
  const clientAccount = aClient();
  const providerAccount = aProvider();
  const event = anEventRequest(providerAccount.email);
  // The first of two, because the preview beside the editor has the same heading.
  const heading = { role: 'heading', name: event.name, nth: 0 } as const;

  return [
    ['the landing page is shown', () => client.opens('/').then(() => client.sees(landing))],
    [
      'its link leads to the sign-in page',
      async () => {
        await client.clicks({ role: 'link', name: 'Get Started', within: topBar });
        await client.sees(signIn);
      },
    ],
    [
      'the client signs up',
      async () => {
        await fillClientSignUp(client, clientAccount);
        await client.clicks(button('Create Account', clientForm));
        await client.seesToast('Client Account Created');
      },
    ],
    [
      'the dashboard greets the client',
      () => client.sees({ role: 'heading', name: `Welcome back, ${clientAccount.firstName}` }),
    ],
    [
      'the provider signs up',
      async () => {
        await provider.opens('/auth');
        await provider.clicks({ role: 'tab', name: "I'm a Provider" });
        await fillProviderSignUp(provider, providerAccount);
        await provider.clicks(button('Create Account', providerForm));
        await provider.seesToast('Provider Account Created');
      },
    ],
    [
      'the client opens the form of an event',
      async () => {
        await client.clicks({ role: 'link', name: 'Create Your First Event' });
        await client.sees({ role: 'heading', name: 'Create New Event' });
      },
    ],
    [
      'the client creates the event',
      async () => {
        await fillEvent(client, event);
        await client.clicks(button('Create Event'));
        await client.seesToast('Event Created');
      },
    ],
    [
      'the client sends it to the provider',
      async () => {
        await client.clicks(button('Send to provider'));
        await client.clicks(button('Send to provider', { role: 'alertdialog' }));
        await client.seesToast('Event Sent');
      },
    ],
    [
      'the event names the provider it was sent to',
      // The name is a separate element, because its letters may be right-to-left.
      () => client.sees({ text: 'Sent to', beside: providerAccount.businessName, nth: 0 }),
    ],
    [
      'the provider sees the request',
      () => provider.eventuallySees('/provider?tab=requests', { text: 'Received', beside: event.name }),
    ],
    [
      'the provider creates a quote from it',
      async () => {
        await provider.clicks({ ...button('Create Quote'), beside: event.name });
        await provider.seesToast('Quote Created');
        await provider.sees(heading);
      },
    ],
    ['the provider adds a service', () => addsService(provider, 'DJ', '599.00')],
    ['the provider adds a discount', () => addsService(provider, 'Early booking discount', '-49.50')],
    [
      'the provider approves the quote',
      async () => {
        await provider.clicks(button('Approve for Review'));
        await provider.seesToast('Quote Approved for Review');
      },
    ],
    [
      'the provider sends the quote',
      async () => {
        await provider.clicks(button('Send to Client'));
        await provider.clicks(button('Send to Client', { role: 'alertdialog' }));
        await provider.seesToast('Quote Sent');
      },
    ],
    [
      'the provider copies its public address',
      async () => {
        await provider.clicks(button('Copy Share URL'));
        await provider.seesToast('URL Copied');
      },
    ],
    [
      'a stranger reads the quote at its public address',
      async () => {
        const path = String(await provider.window.evaluate('location.pathname'));
        await stranger.opens(`/quote?quote=${path.split('/').at(-1) ?? ''}`);
        await stranger.sees({ text: '$549.50', nth: 0 });
        await stranger.sees({ text: 'Waiting for Client' });
      },
    ],
    [
      'the client sees the quote',
      () => client.eventuallySees('/client-admin?tab=quotes', button('Accept this Quote')),
    ],
    [
      'the client accepts it',
      async () => {
        await client.clicks(button('Accept this Quote'));
        await client.clicks(button('Accept this Quote', { role: 'alertdialog' }));
        await client.seesToast('Quote Accepted');
      },
    ],
    [
      'the event is booked for the quoted price',
      async () => {
        await client.eventuallySees('/?tab=events', { text: 'Booked', beside: event.name, nth: 0 });
        await client.sees({ text: '$549.50', beside: event.name, nth: 0 });
      },
    ],
    [
      'the dashboards request once what their documents name',
      async () => {
        await client.opens('/client-admin');
        await client.sees({ role: 'heading', name: `Welcome back, ${clientAccount.firstName}` });
        await client.requestsOnce();
        await provider.opens('/provider');
        await provider.sees({ text: event.name, nth: 0 });
        await provider.requestsOnce();
      },
    ],
    [
      'the workflow shows the provider five completed stages, the acceptance among them',
      () =>
        provider.eventuallySees('/provider?tab=workflow', { text: 'Completed', beside: event.name, nth: 4 }),
    ],
    [
      'the public quote no longer waits for its client',
      async () => {
        await stranger.eventuallySees(await pathOf(stranger), { text: ': done', beside: 'Client Accepted' });
      },
    ],
    [
      'the client signs out',
      async () => {
        await client.clicks(button('Sign Out', topBar));
        await client.sees(landing);
      },
    ],
    [
      'the session has ended',
      async () => {
        await client.opens('/client-admin');
        await client.sees(signIn);
      },
    ],
  ];
}

function button(name: string, within?: Query): Query {
  return { role: 'button', name, ...(within && { within }) };
}

async function addsService(provider: Person, name: string, cost: string): Promise<void> {
  await provider.types({ label: 'Service name' }, name);
  await provider.types({ label: 'Cost' }, cost);
  await provider.clicks(button('Add Service'));
  await provider.sees({ text: name, within: { role: 'table', name: 'Services' } });
}

async function pathOf({ window }: Person): Promise<string> {
  return String(await window.evaluate('location.pathname + location.search'));
}
