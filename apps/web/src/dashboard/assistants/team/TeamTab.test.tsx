import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const TEAM = '/dashboard/assistants/chatbot-widget/asst_nori/team';

type Opened = Awaited<ReturnType<typeof renderScreen>>;

async function savedTeam({ api }: Opened) {
  const { content } = await api.db.draft.findUniqueOrThrow({ where: { subjectId: 'asst_nori' } });
  return JSON.parse(content).team;
}

const expectSaved = (opened: Opened, team: object) =>
  waitFor(async () => expect(await savedTeam(opened)).toMatchObject(team));

const chosen = async () =>
  within(await screen.findByRole('list', { name: 'People who show' }))
    .getAllByRole('button', { name: /^Remove/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));

async function addColleague({ user }: Opened, name: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Add a colleague' }), name);
  await user.click(await screen.findByRole('option', { name }));
  expect(screen.getByRole('combobox', { name: 'Add a colleague' })).toHaveFocus();
}

async function keepOfficeHours({ user }: Opened) {
  const hours = await screen.findByRole('switch', { name: 'Keep office hours' });
  if (!(hours instanceof HTMLInputElement && hours.checked)) await user.click(hours);
  return within(await screen.findByRole('list', { name: 'Hours of the week' }));
}

describe('the team of an assistant', () => {
  it('shows the colleagues who are chosen, in their order', async () => {
    const opened = await renderScreen(TEAM);
    const { user, api } = opened;
    const [first, second] = await api.db.user.findMany({
      where: { clientId: 'clnt_northwind', status: 'Active' },
      orderBy: { name: 'asc' },
      take: 2,
    });
    if (!first || !second) throw new Error('The company has nobody.');

    await user.click(await screen.findByRole('radio', { name: /Selected people/ }));
    expect(await screen.findByText('Nobody is chosen yet, and nobody shows.')).toBeInTheDocument();
    await addColleague(opened, first.name);
    await addColleague(opened, second.name);
    await user.click(screen.getByRole('button', { name: `Move ${second.name} up` }));

    expect(await chosen()).toEqual([second.name, first.name]);
    await expectSaved(opened, { shows: 'Selected', memberIds: [second.id, first.id] });

    await user.click(screen.getByRole('button', { name: `Remove ${second.name}` }));
    expect(await chosen()).toEqual([first.name]);
  });

  it('shows so many faces at most, where anybody shows', async () => {
    const opened = await renderScreen(TEAM);
    const { user } = opened;
    const most = await screen.findByRole('textbox', { name: 'Faces at most' });
    expect(most).toHaveValue('3');

    await user.clear(most);
    await user.type(most, '5');
    await user.tab();
    await expectSaved(opened, { maxFaces: 5 });

    await user.click(screen.getByRole('radio', { name: /Nobody/ }));
    expect(screen.queryByRole('textbox', { name: 'Faces at most' })).not.toBeInTheDocument();
  });

  it('answers in office hours: several spans a day, copied to all weekdays, whole days and none', async () => {
    const opened = await renderScreen(TEAM);
    const { user } = opened;
    const week = await keepOfficeHours(opened);
    const inMenu = async (day: string, entry: string) => {
      await user.click(week.getByRole('button', { name: `More for ${day}` }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };

    await inMenu('Monday', 'Closed');
    await user.click(week.getByRole('button', { name: 'Add hours to Monday' }));
    await user.click(week.getByRole('button', { name: 'Add hours to Monday' }));
    fireEvent.change(week.getByLabelText('Monday, 2 to'), { target: { value: '00:00' } });
    await inMenu('Monday', 'Copy to all weekdays');
    await inMenu('Saturday', 'Open the whole day');
    await inMenu('Friday', 'Closed');

    const workday = (day: number) => [
      { day, from: '09:00', to: '17:00' },
      { day, from: '18:00', to: '24:00' },
    ];
    const days = [...[1, 2, 3, 4].flatMap(workday), { day: 6, from: '00:00', to: '24:00' }];
    await waitFor(async () => expect((await savedTeam(opened)).officeHours).toMatchObject({ isOn: true, days }));
  });

  it('says what is wrong with a span beside it', async () => {
    const opened = await renderScreen(TEAM);
    const week = await keepOfficeHours(opened);

    fireEvent.change(week.getByLabelText('Monday to'), { target: { value: '09:00' } });
    expect(await week.findByText('Choose another time than the beginning.')).toBeInTheDocument();
    expect(week.getByLabelText('Monday to')).toBeInvalid();

    fireEvent.change(week.getByLabelText('Monday from'), { target: { value: '22:00' } });
    fireEvent.change(week.getByLabelText('Monday to'), { target: { value: '10:00' } });
    expect(await week.findByText('It overlaps Monday, 22:00–10:00.')).toBeInTheDocument();
    expect(week.getByLabelText('Tuesday from')).toBeInvalid();

    fireEvent.change(week.getByLabelText('Monday to'), { target: { value: '02:00' } });
    await waitFor(() => expect(week.getByLabelText('Tuesday from')).toBeValid());
    expect(week.getByText('next day')).toBeInTheDocument();
  });

  it('says whether it is open now, and when it opens next', async () => {
    const opened = await renderScreen(TEAM);
    const { user } = opened;
    await keepOfficeHours(opened);
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(screen.getByRole('button', { name: `Remove hours of ${day}` }));
    }
    expect(screen.getByText('Closed: it never opens.')).toBeInTheDocument();

    const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format();
    await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'UTC');
    await user.click(await screen.findByRole('option', { name: 'UTC' }));
    await user.click(screen.getByRole('button', { name: `More for ${today}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open the whole day' }));
    expect(await screen.findByText('Open now.')).toBeInTheDocument();

    fireEvent.change(screen.getByLabelText('Holiday'), { target: { value: new Date().toISOString().slice(0, 10) } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Founding day');
    await user.click(screen.getByRole('button', { name: 'Add holiday' }));

    expect(await screen.findByText(new RegExp(`Closed now. Opens ${today}.* 00:00`))).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Holidays' })).toHaveTextContent('Founding day');
  });

  it('promises what was measured, in words of its own', async () => {
    const opened = await renderScreen(TEAM, {
      prepare: async ({ db }) => {
        const { id } = await db.conversation.findFirstOrThrow({ where: { assistantId: 'asst_nori' } });
        await db.conversation.updateMany({ data: { firstAgentReplyAt: null } });
        const createdAt = new Date(Date.now() - 60 * 60_000);
        const firstAgentReplyAt = new Date(createdAt.getTime() + 4 * 60_000);
        await db.conversation.update({
          where: { id },
          data: { createdAt, firstAgentReplyAt, lastActivityAt: new Date() },
        });
      },
    });
    const { user } = opened;

    await user.click(await screen.findByRole('radio', { name: /As measured/ }));
    const online = screen.getByRole('textbox', { name: 'While open' });
    expect(online).toHaveAttribute('placeholder', 'Usually replies within five minutes');
    await user.click(screen.getByRole('radio', { name: /A few hours/ }));
    expect(online).toHaveAttribute('placeholder', 'Usually replies in a few hours');
    await user.clear(online);
    await user.type(online, 'We are packing.');

    await expectSaved(opened, { replyTime: 'Hours', onlineText: { en: 'We are packing.' } });
  });

  it('warns of nobody online no longer once that was discarded', async () => {
    const opened = await renderScreen(TEAM);
    const { user } = opened;
    await user.click(await screen.findByRole('radio', { name: /Selected people/ }));
    expect(await screen.findByRole('button', { name: /problem/ })).toBeInTheDocument();
    await expectSaved(opened, { shows: 'Selected' });
    await waitFor(() => expect(screen.queryByText(/Saving/)).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));

    expect(await screen.findByText('Everything is published')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /problem/ })).toBeNull();
  });

  it('can be read by who may not change it', async () => {
    await renderScreen(TEAM, { as: 'jonas@northwindoutdoor.com' });

    expect(await screen.findByRole('radio', { name: /Everybody/ })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Keep office hours' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'While open' })).toHaveAttribute('readonly');
  });
});
