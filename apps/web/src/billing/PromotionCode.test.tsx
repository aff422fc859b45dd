import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addButton, loadStripe } from '#testing/cardForm.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const NEW_CARD = '/dashboard/settings/payment-methods/new';
const QUESTION = 'Are you sure you want to remove the applied promotion code?';

const field = () => screen.findByLabelText('Promotion code');
const says = (text: string | RegExp) => waitFor(async () => expect(await field()).toHaveAccessibleDescription(text));
const fail = (api: ScreenApi, operation: string) =>
  api.call('PUT', 'faults', { kind: 'Error', operation, message: 'Not now.' });

/** Types a code as soon as one can be entered. */
async function enter(user: UserEvent, code: string) {
  await screen.findByRole('button', { name: 'Apply' });
  await user.type(await field(), code);
}

async function apply(user: UserEvent, code: string) {
  await enter(user, code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

async function remove(user: UserEvent, answer = 'Confirm') {
  await user.click(screen.getByRole('button', { name: 'Remove promotion code' }));
  const question = await screen.findByRole('alertdialog', { name: QUESTION });
  await user.click(within(question).getByRole('button', { name: answer }));
}

it('is applied, can only be read then, and is taken away after a question', async () => {
  const { user, api } = await renderScreen(NEW_CARD, { prepare: loadStripe });

  await enter(user, 'welcome20');
  await user.dblClick(screen.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByText('Promotion code added successfully')).toBeInTheDocument();
  await says('20% off is applied.');
  expect(await field()).toHaveValue('WELCOME20');
  expect(await field()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Remove promotion code' })).toHaveFocus();
  expect(api.asked().filter((operation) => operation === 'ApplyStripePromotionCode')).toHaveLength(1);

  await remove(user, 'Cancel');
  expect(await field()).toHaveValue('WELCOME20');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await remove(user);

  expect(await screen.findByText('Promotion code removed successfully')).toBeInTheDocument();
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument();
});

it('is applied by Enter, which does not send the card', async () => {
  const { user, api } = await renderScreen(NEW_CARD, { prepare: loadStripe });

  await enter(user, 'TENOFF{Enter}');

  await says('$10 off is applied.');
  expect(api.asked()).not.toContain('CreateStripeSetupIntent');
});

it('that is refused leaves the field, which says why until something is typed', async () => {
  const { user } = await renderScreen(NEW_CARD, { prepare: loadStripe });
  const sentence = 'Error occurred while adding promotion code: This promotion code is not valid any more.';

  await apply(user, 'SUMMER');

  await says(sentence);
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await user.type(await field(), 'T');
  expect(await field()).not.toHaveAttribute('aria-invalid', 'true');
});

it('is asked for where none was typed', async () => {
  const { user, api } = await renderScreen(NEW_CARD, { prepare: loadStripe });
  await addButton();

  await user.click(await screen.findByRole('button', { name: 'Apply' }));

  await says('Enter a promotion code.');
  expect(api.asked()).not.toContain('ApplyStripePromotionCode');
});

it('that could not be sent or taken away says so, and can be tried again', async () => {
  const { user, api } = await renderScreen(NEW_CARD, { prepare: loadStripe });
  await fail(api, 'ApplyStripePromotionCode');
  await apply(user, 'WELCOME20');
  await says('Error occurred while adding promotion code: Not now.');
  await api.call('DELETE', 'faults');
  await apply(user, 'WELCOME20');
  await says('20% off is applied.');

  await fail(api, 'RemoveStripePromotionCode');
  await remove(user);

  expect(await screen.findByText('Error occurred while removing promotion code: Not now.')).toBeInTheDocument();
  expect(await field()).toHaveValue('WELCOME20');
});

it('that does not load leaves the card form as it is, and can be asked for again', async () => {
  expectComplaint(/Not now/);
  const { user, api } = await renderScreen(NEW_CARD, {
    prepare: async (it) => {
      await loadStripe(it);
      await fail(it, 'StripePromotion');
    },
  });
  await says(/The promotion code did not load/);
  expect(await addButton()).toBeEnabled();

  await api.call('DELETE', 'faults');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Apply' })).toBeInTheDocument();
});
