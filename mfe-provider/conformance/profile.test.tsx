import { getProviderProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser, expectToast, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { renderProvider } from '../test/render-provider.tsx';

const profile = { ...aProviderUser().profile, serviceTypes: ['DJ Services', 'Lighting'] };
const saved = answer(updateProviderProfile, ({ body }) => ({ ...profile, ...(body as object) }));

/** Opens the profile form. The server returns the last saved profile to every read. */
async function editProfile(answers: Answer[] = [saved]) {
  const read: Answer = answer(getProviderProfile, () => {
    const last = view.calls(updateProviderProfile).at(-1);
    return { ...profile, ...(last?.body as object | undefined) };
  });
  const view = renderProvider({ route: '/provider?tab=profile', answers: [read, ...answers] });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return view;
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

function chosenTypes() {
  const list = within(screen.getByRole('list', { name: 'Chosen service types' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('2 Provider dashboard, My Profile', () => {
  test('when the profile is edited, then the email address is read-only', async () => {
    await editProfile();

    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveValue(profile.email);
  });

  test('when a service type is typed, then the button or Enter adds it trimmed, unless the list already contains it', async () => {
    const { user, calls } = await editProfile();

    await user.type(field('Service Types'), '  Uplights  ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(field('Service Types'), 'Haze{Enter}');
    expect(field('Service Types')).toHaveValue('');
    await user.type(field('Service Types'), 'Uplights{Enter}');

    expect(chosenTypes()).toEqual(['DJ Services', 'Lighting', 'Uplights', 'Haze']);
    expect(calls(updateProviderProfile)).toEqual([]);
  });

  test('when a service type is removed, then the profile is saved without it', async () => {
    const { user, calls } = await editProfile();

    await user.click(screen.getByRole('button', { name: 'Remove DJ Services' }));
    await user.click(save());

    expect(await screen.findByText('Lighting')).toBeVisible();
    expect(screen.queryByText(/DJ Services/)).not.toBeInTheDocument();
    expect(calls(updateProviderProfile)[0]?.body).toMatchObject({ serviceTypes: ['Lighting'] });
  });

  test('when the fields marked as required are empty, then the profile is saved nevertheless', async () => {
    const { user, calls } = await editProfile();
    for (const name of ['Full Name *', 'Phone *', 'Address *', 'Business Name *']) {
      await user.clear(field(name));
    }

    await user.click(save());

    await expectToast('Profile Updated');
    const empty = { fullName: '', phone: '', address: '', businessName: '' };
    const body = updateProviderProfile.body.parse(calls(updateProviderProfile)[0]?.body);
    expect(body).toMatchObject(empty);
  });
});

describe('3 Provider profile', () => {
  test('when the profile is saved, then every field except the email address is sent', async () => {
    const { user, calls } = await editProfile();

    await user.type(field(/^Secondary Contact Phone/), '(212) 555-0100');
    await user.click(save());

    await expectToast('Profile Updated');
    const [sent] = calls(updateProviderProfile);
    expect(Object.keys(sent?.body as object).sort()).toEqual([
      'address',
      'businessDescription',
      'businessName',
      'firstName',
      'fullName',
      'lastName',
      'phone',
      // Not in the specification’s body. The server needs the revision to reject a stale write.
      'revision',
      'secondaryContactName',
      'secondaryContactPhone',
      'serviceTypes',
    ]);
  });
});

describe('4 Profile edit, provider', () => {
  test('when editing begins, then the form contains the values of the profile', async () => {
    await editProfile();

    expect(field('Business Name *')).toHaveValue(profile.businessName);
    expect(field('Full Name *')).toHaveValue(profile.fullName);
    expect(field('Phone *')).toHaveValue(profile.phone);
    expect(chosenTypes()).toEqual(profile.serviceTypes);
  });

  test('when the profile is saved, then the page shows it with the change', async () => {
    const { user } = await editProfile();
    await user.type(field('Address *'), '48 Water Street');

    await user.click(save());

    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(await screen.findByText('48 Water Street')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('when editing is cancelled, then the form starts again with the saved values', async () => {
    const { user, calls } = await editProfile();
    await user.type(field('Business Name *'), ' and more');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));

    expect(field('Business Name *')).toHaveValue(profile.businessName);
    expect(calls(updateProviderProfile)).toEqual([]);
  });
});

describe('8 Quote failures', () => {
  test("when the server rejects the provider's profile, then a toast shows 'Update Failed' and the reason", async () => {
    const refusal = { status: 422, code: 'refused', message: 'The server says why' };
    const { user } = await editProfile([refuse(updateProviderProfile, refusal)]);

    await user.clear(field('Phone *'));
    await user.type(field('Phone *'), '(212) 555-0100');
    await user.click(save());

    await expectToast('Update Failed', 'The server says why');
    expect(field('Phone *')).toHaveValue('(212) 555-0100');
  });
});
