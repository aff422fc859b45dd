import type { Json } from '@parley/versioning/changesBetween';
import type { AssistantEditor } from './assistantEditor.ts';
import {
  ACTION_TYPES,
  ARTICLE_SCOPES,
  BLOCK_VISITORS,
  CART_PARTS,
  DEVICES,
  FONTS,
  GOAL_TYPES,
  GUARD_ACTIONS,
  GUARD_KINDS,
  HOURS,
  LAUNCHERS,
  MATCHES,
  OPENED_PAGES,
  OPERATORS,
  PERIODS,
  REPLY_TIMES,
  SHOWN_ARTICLES,
  SHOWN_PRODUCTS,
  SHOWN_PEOPLE,
  SOURCE_STYLES,
  STARTS,
  STOPS,
  THEMES,
  TRIGGER_VISITORS,
  VISITS,
  WEEKDAYS,
} from './choices.ts';
import { languageName } from './languageName.ts';

/** What settings may refer to by an id. */
type References = Pick<AssistantEditor, 'people' | 'categories' | 'articles' | 'products'> & {
  flows: readonly Called[];
  forms: readonly Called[];
};

type Called = { readonly id: string; readonly name: string };

type Named = {
  readonly namedArticles: References['articles'];
  readonly namedProducts: References['products'];
  readonly namedFlows: References['flows'];
  readonly namedForms: References['forms'];
};

/** What the draft refers to, and what these versions do beside. */
export const withNamed = (references: References, versions: readonly Named[]): References => ({
  ...references,
  articles: [...references.articles, ...versions.flatMap(({ namedArticles }) => namedArticles)],
  products: [...references.products, ...versions.flatMap(({ namedProducts }) => namedProducts)],
  flows: [...references.flows, ...versions.flatMap(({ namedFlows }) => namedFlows)],
  forms: [...references.forms, ...versions.flatMap(({ namedForms }) => namedForms)],
});

type Words = (value: string) => string;

const oneOf = (options: readonly { id: string; label: string }[]): Words => {
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return (value) => labels.get(value) ?? value;
};

/** By the place of a setting, without the entries of lists on the way to it. */
const WORDS: Readonly<Record<string, Words>> = {
  'languages.default': languageName,
  'languages.others': languageName,
  'appearance.theme': oneOf(THEMES),
  'appearance.font': oneOf(FONTS),
  'appearance.launcher.icon': oneOf(LAUNCHERS),
  'team.shows': oneOf(SHOWN_PEOPLE),
  'team.officeHours.days.day': oneOf(WEEKDAYS),
  'team.replyTime': oneOf(REPLY_TIMES),
  'homePage.start': oneOf(STARTS),
  'homePage.blocks.shownTo.visitors': oneOf(BLOCK_VISITORS),
  'homePage.blocks.shownTo.languages': languageName,
  'homePage.blocks.shows': oneOf([...SHOWN_ARTICLES, ...SHOWN_PRODUCTS]),
  'gpt.engine': oneOf([{ id: 'extractive', label: 'Built in' }]),
  'gpt.sourceStyle': oneOf(SOURCE_STYLES),
  'gpt.neverAnswers.kind': oneOf(GUARD_KINDS),
  'gpt.neverAnswers.action': oneOf(GUARD_ACTIONS),
  'gpt.answersIn': languageName,
  'gpt.scope.articles': oneOf(ARTICLE_SCOPES),
  'triggers.items.match': oneOf(MATCHES),
  'triggers.items.conditions.is': oneOf([...VISITS, ...HOURS]),
  'triggers.items.conditions.of': oneOf(CART_PARTS),
  'triggers.items.conditions.operator': oneOf(OPERATORS),
  'triggers.items.schedule.days': oneOf(WEEKDAYS),
  'triggers.items.audience.devices': oneOf(DEVICES),
  'triggers.items.audience.languages': languageName,
  'triggers.items.audience.visitors': oneOf(TRIGGER_VISITORS),
  'triggers.items.action.type': oneOf(ACTION_TYPES),
  'triggers.items.action.page': oneOf(OPENED_PAGES),
  'triggers.items.frequency.per': oneOf(PERIODS),
  'triggers.items.frequency.stopAfter': oneOf(STOPS),
  'triggers.items.goal.type': oneOf(GOAL_TYPES),
};

/** A configuration of the same shape, with what the screens say in place of ids and of the names of choices. */
export function readableConfig(
  config: Json,
  { people, flows, forms, categories, articles, products }: References,
): Json {
  const words: Readonly<Record<string, Words>> = {
    ...WORDS,
    'team.memberIds': nameIn(people),
    'homePage.blocks.formTemplateId': nameIn(forms),
    'homePage.blocks.categoryId': nameIn(categories),
    'guidedFlows.entries.guidedFlowId': nameIn(flows),
    'gpt.scope.categoryIds': nameIn(categories),
    'triggers.items.action.guidedFlowId': nameIn(flows),
    'triggers.items.action.formTemplateId': nameIn(forms),
    'homePage.blocks.articleIds': titleIn(articles),
    'homePage.blocks.productIds': titleIn(products),
    'gpt.scope.articleIds': titleIn(articles),
    'triggers.items.action.articleId': titleIn(articles),
    'gpt.formTemplateId': nameIn(forms),
  };
  return worded(config, '', words);
}

const nameIn =
  (list: readonly { id: string; name: string }[]): Words =>
  (id) =>
    list.find((one) => one.id === id)?.name ?? 'Something that is gone';

const titleIn = (list: readonly { id: string; title: string }[]): Words =>
  nameIn(list.map(({ id, title }) => ({ id, name: title })));

function worded(value: Json | undefined, place: string, words: Readonly<Record<string, Words>>): Json {
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? null;
  if (Array.isArray(value)) return value.map((entry: Json) => worded(entry, place, words));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, Json | undefined]) => [
        key,
        worded(inner, place === '' ? key : `${place}.${key}`, words),
      ]),
    );
  }
  const said = words[place];
  if (said) return said(String(value));
  return typeof value === 'string' && value.startsWith('/assistants/') ? 'A picture' : value;
}
