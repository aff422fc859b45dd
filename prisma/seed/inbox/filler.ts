import { faker } from '@faker-js/faker/locale/en';
import { BASECAMP, NORI, type SeedAssistant } from '../assistants.ts';
import { JONAS, MAYA, PRIYA } from '../auth.ts';
import { LEAVING, TOUR_IDEAS } from '../basecampTriggers.ts';
import { REFUND, type SeedLabel } from './labels.ts';
import { agent, ai, DAYS, form, HOURS, visitor, type Line, type Story } from './story.ts';
import { MONEY_BACK, THANKS, TOPICS, WORDS, type Topic } from './topics.ts';

/** Between the stories' last hours and three months ago, in minutes. */
const NEWEST = 13 * HOURS;
const OLDEST = 90 * DAYS;

/** `count` further conversations that nobody waits in, drawn from faker: the same seed tells the same ones. */
export function fillerStories(count: number): Story[] {
  return Array.from({ length: count }, fillerStory);
}

type Lively = { assistant: SeedAssistant; messages: number; days: number };

/** So many messages in the last days, in conversations about two or three matters each: what is metered of them is known. */
export function livelyStories({ assistant, messages, days }: Lively): Story[] {
  const stories: Story[] = [];
  for (let left = messages; left > 0;) {
    const story = livelyStory(assistant, days, left);
    left -= story.lines.length;
    stories.push(story);
  }
  return stories;
}

function livelyStory(assistant: SeedAssistant, days: number, most: number): Story {
  const startedAgo = NEWEST + (days * DAYS - NEWEST) * faker.number.float();
  const topics = faker.helpers.arrayElements(TOPICS, { min: 2, max: 3 });
  const lines = topics.flatMap((topic, index): Line[] => {
    const words = drawnWords();
    const ago = startedAgo - index * 4;
    const [question, answer] = faker.helpers.arrayElement(topic.openings);
    return [visitor(ago, fill(question, words)), ai(ago - 0.2, fill(answer, words))];
  });
  const [topic] = topics;
  const asksOn = topic && faker.datatype.boolean(0.45);
  if (asksOn) lines.push(...followUp(topic, startedAgo - 14, drawnWords()));
  lines.push(visitor(startedAgo - 24, faker.helpers.arrayElement(THANKS)));
  const told = lines.slice(0, most);
  return {
    visitor: drawnPerson(),
    assistant,
    status: 'Resolved',
    page: topic?.page ?? '/',
    ...(topic && { labels: labelsOf(topic, told) }),
    assignee: told.find(({ person: colleague }) => colleague)?.person,
    lines: told,
    isRead: true,
    isSettled: true,
  };
}

function fillerStory(): Story {
  const topic = faker.helpers.arrayElement(TOPICS);
  const startedAgo = NEWEST + (OLDEST - NEWEST) * faker.number.float() ** 1.6;
  const words = drawnWords();
  const [question, answer] = faker.helpers.arrayElement(topic.openings);
  const lines: Line[] = [visitor(startedAgo, fill(question, words)), ai(startedAgo - 0.2, fill(answer, words))];
  const asksOn = faker.datatype.boolean(0.45);
  if (asksOn) lines.push(...followUp(topic, startedAgo - 4, words));
  if (faker.datatype.boolean(0.7)) lines.push(visitor(startedAgo - 14, faker.helpers.arrayElement(THANKS)));
  lines.push(...formOf(topic, startedAgo, lines));
  const named = faker.datatype.boolean(0.15) ? null : drawnPerson();
  const assistant = faker.datatype.boolean(0.85) ? NORI : BASECAMP;
  return {
    visitor: named,
    assistant,
    ...(assistant === BASECAMP && triggerOf(startedAgo)),
    status: startedAgo > 2 * DAYS ? 'Resolved' : asksOn ? 'Open' : 'Pending',
    page: topic.page,
    labels: labelsOf(topic, lines),
    assignee: lines.find(({ person: colleague }) => colleague)?.person,
    lines,
    isRead: true,
    isSettled: true,
  };
}

/** Not drawn by lot, so that what is drawn for others stays the same. */
function triggerOf(startedAgo: number): Pick<Story, 'triggerId'> {
  const by = Math.floor(startedAgo) % 5;
  if (by < 3) return { triggerId: TOUR_IDEAS };
  return by === 3 ? { triggerId: LEAVING } : {};
}

/** The same. */
function formOf({ form: { name, days, every } }: Topic, startedAgo: number, said: readonly Line[]): Line[] {
  if (startedAgo > days * DAYS || Math.floor(startedAgo) % every > 0) return [];
  const colleague = said.find(({ person: one }) => one)?.person ?? null;
  return [form(colleague, startedAgo - 16, name)];
}

const labelsOf = ({ label }: Topic, lines: readonly Line[]): SeedLabel[] =>
  lines.some(({ body }) => body === MONEY_BACK) ? [label, REFUND] : [label];

function followUp(topic: Topic, minutesAgo: number, words: Words): Line[] {
  const [question, answer] = faker.helpers.arrayElement(topic.followUps);
  const colleague = faker.helpers.arrayElement([JONAS, PRIYA, MAYA]);
  return [visitor(minutesAgo, fill(question, words)), agent(colleague, minutesAgo - 7, fill(answer, words))];
}

/** Somebody with a name and an address. */
export function drawnPerson() {
  const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
  const email = faker.internet.email({ firstName, lastName, provider: 'mail.example' }).toLowerCase();
  return { name: `${firstName} ${lastName}`, email };
}

type Words = ReadonlyMap<string, string>;

function drawnWords(): Words {
  return new Map(Object.entries(WORDS).map(([gap, words]) => [gap, faker.helpers.arrayElement(words)]));
}

function fill(template: string, words: Words): string {
  return template.replaceAll(/\{(\w+)\}/g, (gap, name: string) => words.get(name) ?? gap);
}
