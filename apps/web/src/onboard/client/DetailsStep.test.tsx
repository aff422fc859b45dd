import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const NADIA = 'nadia@lumenandlark.example';
const DETAILS = '/onboard/client/details';

const openDetails = async () => {
  const opened = await renderScreen(DETAILS, { as: NADIA });
  await screen.findByRole('heading', { name: 'Tell us about your company' });
  return opened;
};
const save = () => screen.getByRole('button', { name: 'Save and continue' });

it('says beside each field what is wrong, while typing and when it is sent', async () => {
  const { user } = await openDetails();
  await user.click(save());
  expect(await screen.findByText('Choose a country.')).toBeInTheDocument();
  expect(screen.getByText('Choose a size.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();

  const phone = screen.getByLabelText(/^Phone/);
  await user.type(phone, '031 555 01 07');
  await user.tab();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/country code/));
  await user.clear(phone);
  await user.type(phone, '+41 31 555 01 07');
  await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'));

  const website = screen.getByLabelText(/^Website/);
  await user.type(website, 'lumen');
  await user.tab();
  await waitFor(() => expect(website).toHaveAccessibleDescription(/northwind\.com/));

  const company = screen.getByLabelText('Company');
  await user.clear(company);
  await user.click(company);
  await user.paste('x'.repeat(10_000));
  await user.click(save());
  await waitFor(() => expect(company).toHaveAccessibleDescription('Use at most 120 characters.'));
});

it('comes before the steps whose turn has not come', async () => {
  const { user } = await renderScreen('/onboard/client/payment', { as: NADIA });
  expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Continue at Company details' }));

  expect(await screen.findByRole('heading', { name: 'Tell us about your company' })).toBeInTheDocument();
});
