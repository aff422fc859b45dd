import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/settings/company-profile';
const company = async () => within(await screen.findByRole('region', { name: 'Company' }));

it('says what the company is: what is wrong stands beside its field, and nothing that was typed is lost', async () => {
  const { user, api } = await renderScreen(PATH);
  const form = await company();
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label));
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  expect(form.getByLabelText('Company name')).toHaveValue('Northwind Outdoor');
  await type('Company name', 'x'.repeat(10_000));
  await type('Support email', 'help@');
  await type('Phone', '031 555 01 07');
  await type('Website', 'not a website');
  await user.click(form.getByRole('button', { name: 'Save profile' }));
  expect(await form.findByText('Use at most 120 characters.')).toBeInTheDocument();
  expect(form.getByText('Enter an email address such as support@company.com.')).toBeInTheDocument();
  expect(form.getByText(/Enter the number with its country code/)).toBeInTheDocument();
  expect(form.getByText(/Enter the address of a website/)).toBeInTheDocument();

  const name = '<b>Northwind</b> & Söhne';
  await type('Company name', name);
  await type('Support email', 'help@northwindoutdoor.com');
  await type('Phone', '+41 31 555 01 99');
  await type('Website', 'northwindoutdoor.com');
  await type('Town', 'Bern');
  await user.click(form.getByRole('button', { name: 'Save profile' }));

  expect(await screen.findByText('Company profile saved.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^<b>Northwind<\/b> & Söhne/ })).toBeInTheDocument();
  expect(form.getByLabelText('Website')).toHaveValue('https://northwindoutdoor.com/');
  expect(await api.db.client.findFirst({ where: { name } })).toMatchObject({
    website: 'https://northwindoutdoor.com/',
  });
});

it('shows what was changed elsewhere to who comes back, but for what they have typed', async () => {
  const { user, api } = await renderScreen(PATH);
  const form = await company();
  await user.clear(form.getByLabelText('Company name'));
  await user.type(form.getByLabelText('Company name'), 'Northwind Indoor');
  await user.click(screen.getByText('Delete resolved conversations'));
  await api.run(
    `mutation {
      updateCompany(input: { name: "Southwind", address: { city: "Bern" } }) { id }
      updateRetention(input: { visitorDays: 90 }) { id }
    }`,
    { token: await api.signIn('maya@northwindoutdoor.com') },
  );
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    expect(form.getByLabelText('Town')).toHaveValue('Bern');
  });
  expect(screen.getByRole('textbox', { name: 'Days after they were last seen' })).toHaveValue('90');
  expect(form.getByLabelText('Company name')).toHaveValue('Northwind Indoor');

  await user.click(screen.getByRole('button', { name: 'Save retention' }));
  expect(await screen.findByText('Retention saved.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Discard changes' }));

  expect(form.getByLabelText('Company name')).toHaveValue('Southwind');
  expect(await api.db.client.findFirst({ where: { name: 'Southwind' } })).toMatchObject({
    conversationRetentionDays: 365,
    visitorRetentionDays: 90,
  });
});

it('leaves alone what somebody else has changed meanwhile', async () => {
  const { user, api } = await renderScreen(PATH);
  const form = await company();
  await user.type(form.getByLabelText('Company name'), ' & Co');
  await api.run('mutation { updateCompany(input: { phone: "+41 31 555 01 77" }) { id } }', {
    token: await api.signIn('maya@northwindoutdoor.com'),
  });

  await user.click(form.getByRole('button', { name: 'Save profile' }));

  expect(await screen.findByText('Company profile saved.')).toBeInTheDocument();
  expect(await api.db.client.findFirst({ where: { name: 'Northwind Outdoor & Co' } })).toMatchObject({
    phone: '+41 31 555 01 77',
  });
});

it('asks before what was typed is left behind', async () => {
  const { user, router } = await renderScreen(PATH);
  const form = await company();
  await user.type(form.getByLabelText('Company name'), ' & Co');
  await user.click(screen.getByRole('link', { name: 'Subscription' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(form.getByLabelText('Company name')).toHaveValue('Northwind Outdoor & Co');

  await user.click(form.getByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByText('Delete resolved conversations'));
  await user.click(screen.getByRole('link', { name: 'Subscription' }));
  const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(again).toHaveTextContent('Your changes to the retention will be lost.');
  await user.click(within(again).getByRole('button', { name: 'Leave' }));

  await waitFor(() => expect(router.state.location.pathname).toMatch(/subscription$/));
});

it('can be read by who may not change it, with the reason', async () => {
  await renderScreen(PATH, { as: 'jonas@northwindoutdoor.com' });

  const form = await company();
  expect(screen.getByText(/Your role does not include/)).toBeInTheDocument();
  expect(form.getByLabelText('Company name')).toHaveValue('Northwind Outdoor');
  expect(form.getByLabelText('Company name')).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete the company' })).toBeNull();
});
