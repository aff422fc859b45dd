import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const CALENDLY = '/dashboard/integrations/calendly';

const withoutCalendly = async ({ db }: ScreenApi) => {
  await db.integration.deleteMany({ where: { kind: 'Calendly' } });
  await db.client.updateMany({ data: { integratedWithCalendly: false } });
};
const settingsOf = async ({ db }: ScreenApi) =>
  JSON.parse((await db.integration.findUniqueOrThrow({ where: { id: 'intg_northwindcalendly' } })).settings);

it('connects by a token, and says beside it that Calendly does not know it', async () => {
  const { user, api } = await renderScreen(CALENDLY, { prepare: withoutCalendly });
  const token = await screen.findByLabelText('Personal access token');
  expect(screen.getByRole('link', { name: 'Open that page' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/integrations\/api_webhooks$/),
  );
  await user.type(token, 'somebody-elses-token');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(token).toHaveAccessibleDescription(/does not know this token/));

  await user.clear(token);
  await user.type(token, 'calendly_parley_local');
  await user.click(screen.getByRole('button', { name: 'Connect' }));

  expect(await screen.findByRole('list', { name: 'Event types' })).toBeInTheDocument();
  expect(await api.db.integration.findFirst({ where: { kind: 'Calendly' } })).toMatchObject({ status: 'Connected' });
});

it('shows what can be booked and where, and fetches it again', async () => {
  const { user } = await renderScreen(CALENDLY);
  const list = await screen.findByRole('list', { name: 'Event types' });
  const rows = within(list).getAllByRole('listitem');

  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Boot fitting in Bern45 minutesCan be booked/),
    expect.stringMatching(/^Drop-off at the workshop/),
    expect.stringMatching(/^Gear advice by video20 minutes, in Advice by videoCan be booked/),
    expect.stringMatching(/^Tour planning evening.*Switched off/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Fetch again' }));
  expect(await screen.findByText('Event types are up to date')).toBeInTheDocument();
});

it('keeps what new steps begin with', async () => {
  const { user, api } = await renderScreen(CALENDLY);
  await user.click(await screen.findByRole('button', { name: /Event type/ }));
  await user.click(await screen.findByRole('option', { name: 'Boot fitting in Bern' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(await settingsOf(api)).toMatchObject({
    defaultEventTypeUri: 'https://api.calendly.com/event_types/BOOTFITTINGBERN01',
  });
});

it('asks before it disconnects, with the flows that offer its times', async () => {
  const { user } = await renderScreen(CALENDLY);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Visitors can book no more in Advice by video/);
});

it('shows a booking in the thread and beside it', async () => {
  const found = new Map<string, string>();
  const { router } = await renderScreen('/dashboard/inbox', {
    prepare: async ({ db }) => {
      const { conversationId } = await db.booking.findFirstOrThrow();
      found.set('booked', conversationId);
    },
  });
  await router.navigate(`/dashboard/inbox/${found.get('booked')}`);
  const bookings = within(await screen.findByRole('region', { name: /^Bookings/ }));

  expect(bookings.getByText('Gear advice by video')).toBeInTheDocument();
  expect(bookings.getByText('Booked')).toBeInTheDocument();
  expect(bookings.getByRole('link', { name: 'Cancel it' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/stand-ins\/calendly\/cancellations\/NORTHWINDFIRST01$/),
  );
  expect(await screen.findAllByText('Booked')).toHaveLength(2);
});
