// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Booking } from '#api/ChatApi.ts';
import { renderChat } from '#testing/renderChat.tsx';

const OFFERED: Booking = {
  status: 'Offered',
  eventTypeName: 'Boot fitting',
  durationMinutes: 45,
  startAt: null,
  name: 'Jo',
  email: null,
  cancelUrl: null,
  rescheduleUrl: null,
  canceledByName: null,
  cancelReason: null,
};
const TIMES = ['2030-06-04T09:00:00.000Z', '2030-06-04T11:00:00.000Z', '2030-06-06T12:00:00.000Z'];

function at(elements: readonly HTMLElement[], index: number): HTMLElement {
  const element = elements[index];
  if (!element) throw new Error('Not that many.');
  return element;
}

/** A conversation in which a flow offers a fitting. */
async function offered(booking: Partial<Booking> = {}, freeTimes: string[] | null = TIMES) {
  const given = renderChat();
  given.fake.freeTimes = freeTimes;
  await given.user.type(await screen.findByRole('textbox'), 'Hello{Enter}');
  await screen.findByText('Sent');
  given.fake.reply('Boot fitting in Bern', { author: 'Flow', kind: 'Booking', booking: { ...OFFERED, ...booking } });
  const card = await screen.findByRole('region', { name: 'Boot fitting in Bern' });
  return { ...given, card: within(card) };
}

describe('A time to book in the chat', () => {
  it('is picked by day, and booked for who comes', async () => {
    const { user, card } = await offered();
    await user.click(at(await card.findAllByRole('radio'), 1));
    await user.click(at(within(card.getByRole('list')).getAllByRole('button'), 0));

    expect(card.getByLabelText('Your name')).toHaveValue('Jo');
    await user.click(card.getByRole('button', { name: 'Book' }));
    expect(await card.findByText('Enter an email address.')).toBeVisible();
    await user.type(card.getByLabelText('Your email'), 'jo@example.org');
    await user.click(card.getByRole('button', { name: 'Book' }));

    expect(await card.findByText('Booked')).toBeVisible();
    expect(card.getByText('Jo · jo@example.org')).toBeVisible();
  });

  it('is picked anew when somebody was faster', async () => {
    const { user, card, fake } = await offered({ email: 'jo@example.org' });
    await user.click(at(within(await card.findByRole('list')).getAllByRole('button'), 0));
    fake.freeTimes = TIMES.slice(2);
    await user.click(card.getByRole('button', { name: 'Book' }));

    expect(await card.findByText('This time is taken by now. Pick another one.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Look again' }));
    expect(within(await card.findByRole('list')).getAllByRole('button')).toHaveLength(1);
  });

  it('can be booked on a page of its own while the calendar does not answer', async () => {
    const { user, card } = await offered({}, null);
    await user.click(await card.findByRole('button', { name: 'Book on its own page' }));
    expect(await card.findByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
      'href',
      'https://calendly.example/d/one',
    );
  });

  it('shows where it can be moved and canceled, and what came of that', async () => {
    const { card, fake } = await offered({
      status: 'Scheduled',
      startAt: TIMES[0] ?? '',
      cancelUrl: 'https://calendly.example/cancellations/1',
      rescheduleUrl: 'https://calendly.example/reschedulings/1',
    });
    expect(await card.findByRole('link', { name: 'Move it' })).toBeVisible();
    const message = fake.last.messages.at(-1);
    if (!message?.booking) throw new Error('No booking.');
    fake.change(message, {
      booking: { ...message.booking, status: 'Canceled', canceledByName: 'Bern', cancelReason: 'Ill' },
    });

    expect(await card.findByText('Canceled by Bern: Ill')).toBeVisible();
    expect(card.getByRole('button', { name: 'Pick another time' })).toBeVisible();
  });
});
