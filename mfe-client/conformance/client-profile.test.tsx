import { getClientProfile, updateClientProfile } from '@marquee/contracts/profile-operations';
import { answer, expectToast, hold, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { aProfile } from '../test/a-profile.ts';
import { fillIn } from '../test/fill-in.ts';
import { renderClient } from '../test/render-client.tsx';
import { editProfile } from './edit-profile.ts';
import { getLabels } from './get-texts.ts';

describe('2 Client dashboard: Profile', () => {
  test("when fields are empty, then placeholders such as 'Please add your first name' appear", async () => {
    renderClient({
      route: '/client-admin?tab=profile',
      answers: [answer(getClientProfile, aProfile({ firstName: '', homeAddress: '' }))],
    });

    expect(await screen.findByText('Please add your first name')).toBeVisible();
    expect(screen.getByText('Please add your home address')).toBeVisible();
  });

  test("when the profile is edited, then the form shows 'Save Changes' and 'Cancel'", async () => {
    const form = within((await editProfile()).form);

    expect(form.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  test("when the profile is being saved, then the button shows 'Saving...'", async () => {
    const late = hold(answer(updateClientProfile, aProfile()));
    const { save } = await editProfile(late.answer);

    await save();

    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    late.release();
    expect(await screen.findByText('Profile Updated')).toBeVisible();
  });

  test('when the profile is edited, then the email address is read-only', async () => {
    await editProfile();

    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('amara@okafor.example');
    expect(email).toHaveAttribute('readonly');
  });

  test('when the profile is edited, then the form has every field of a client profile', async () => {
    const { form } = await editProfile();

    expect(getLabels(form)).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'Home Address',
      'Additional Contact Name',
      'Additional Contact Email',
      'Additional Contact Phone',
    ]);
  });
});

describe('3 Client profile', () => {
  test('when the profile is saved, then every field except the email address is sent', async () => {
    const { calls, save } = await editProfile();
    fillIn({
      'First Name': 'Kim',
      'Last Name': 'Hill',
      Phone: '5550177',
      'Home Address': '4 Vale Street',
      'Additional Contact Name': 'Lee Vale',
      'Additional Contact Email': 'lee@journey.example',
      'Additional Contact Phone': '5550188',
    });

    await save();

    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(calls(updateClientProfile)[0]?.body).toEqual({
      firstName: 'Kim',
      lastName: 'Hill',
      phone: '5550177',
      homeAddress: '4 Vale Street',
      additionalContactName: 'Lee Vale',
      additionalContactEmail: 'lee@journey.example',
      additionalContactPhone: '5550188',
      // Deliberately added: the specification’s body has no revision.
      revision: 3,
    });
  });
});

describe('4 Profile edit', () => {
  test('when saving fails, then the form keeps the typed text', async () => {
    const refusal = { status: 422, code: 'rule_broken', message: 'The address is not known' };
    const { save } = await editProfile(refuse(updateClientProfile, refusal));
    fillIn({ 'Home Address': '4 Vale Street' });

    await save();

    await expectToast('Error', 'The address is not known');
    expect(screen.getByLabelText('Home Address')).toHaveValue('4 Vale Street');
  });

  test('when Cancel is clicked, then the typed text is discarded', async () => {
    const { user } = await editProfile();
    fillIn({ 'First Name': 'Kim' });

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(within(screen.getByRole('tabpanel')).getByText('Amara')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
  });
});

describe('5 Client profile form', () => {
  test('when the profile is edited, then the email input is disabled', async () => {
    await editProfile();

    expect(screen.getByLabelText('Email')).toBeDisabled();
  });

  test('when the profile is edited, then the input of the additional email address is of type email', async () => {
    await editProfile();

    expect(screen.getByLabelText('Additional Contact Email')).toHaveAttribute('type', 'email');
  });
});
