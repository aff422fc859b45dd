import type { ConfigProblem, LintWorld } from './configProblem.ts';
import type { AssistantConfig, HomeBlock } from './configSchema.ts';
import { isNowhere } from './isNowhere.ts';
import { localised, type LocalisedText } from './localised.ts';
import { textsOf, type ConfigTab, type PlacedText } from './textsOf.ts';

const leadsIntoChat = (type: HomeBlock['type']) => ['Ask', 'Questions', 'GuidedFlows', 'Form'].includes(type);

/** What is wrong with the blocks of the home page, and its greeting. */
export function* lintHomePage(
  { homePage, languages }: AssistantConfig,
  { articles }: LintWorld,
): Generator<ConfigProblem> {
  const tab = 'home-page';
  const isBlank = (text: LocalisedText) => localised(text, languages.default, languages) === '';
  if (isBlank(homePage.greeting)) {
    const message = `The greeting is missing in ${languageName(languages.default)}.`;
    yield { code: 'GreetingMissing', severity: 'Error', tab, path: 'homePage.greeting', message };
  }
  const isAlone = homePage.start === 'HomeOnly';
  const visible = homePage.blocks.filter(({ isVisible, type }) => isVisible && !(isAlone && leadsIntoChat(type)));
  if ((isAlone || homePage.start === 'Home') && visible.length === 0) {
    const message = isAlone
      ? 'The home page is empty, and there is nothing else: show a block.'
      : 'The home page is empty: show a block, or let the chat open first.';
    yield { code: 'HomePageEmpty', severity: 'Warning', tab, path: 'homePage.blocks', message };
  }
  for (const [index, block] of homePage.blocks.entries()) {
    if (!block.isVisible) continue;
    const path = `homePage.blocks.${index}`;
    if (isAlone && leadsIntoChat(block.type)) {
      yield {
        code: 'BlockNeedsChat',
        severity: 'Warning',
        tab,
        path,
        message: 'A block leads into the chat. There is the home page alone, so it does not show.',
        fix: { label: 'Hide it', apply: replacing(block.id, { isVisible: false }) },
      };
      continue;
    }
    const hidden = whyHidden(block, languages);
    if (hidden) {
      const apply = replacing(block.id, { shownTo: hidden.shownTo });
      yield {
        code: 'BlockNeverShows',
        severity: 'Warning',
        tab,
        path: `${path}.${hidden.field}`,
        message: `A block of the home page never shows: ${hidden.why}.`,
        fix: { label: hidden.label, apply },
      };
    }
    if (block.type === 'Questions' && block.questions.every(isBlank)) {
      const message = 'The questions have no question.';
      yield { code: 'QuestionsEmpty', severity: 'Warning', tab, path: `${path}.questions`, message };
    }
    if (block.type === 'Links' && block.links.length === 0) {
      yield { code: 'LinksEmpty', severity: 'Warning', tab, path: `${path}.links`, message: 'The links have no link.' };
    }
    if (block.type === 'Text' && isBlank(block.text)) {
      yield { code: 'TextEmpty', severity: 'Warning', tab, path: `${path}.text`, message: 'A text block has no text.' };
    }
    if (block.type === 'Form' && block.formTemplateId === null) {
      const message = 'A form is shown, and none is chosen.';
      yield { code: 'FormMissing', severity: 'Warning', tab, path: `${path}.formTemplateId`, message };
    }
    if (block.type === 'Products' && block.shows === 'Chosen' && block.productIds.length === 0) {
      const message = 'Chosen products are shown, and none is chosen.';
      yield { code: 'ProductsMissing', severity: 'Warning', tab, path: `${path}.productIds`, message };
    }
    if (block.type === 'Articles' && block.shows === 'Category' && block.categoryId === null) {
      const message = 'Articles of a category are shown, and none is chosen.';
      yield { code: 'CategoryMissing', severity: 'Warning', tab, path: `${path}.categoryId`, message };
    }
    if (block.type === 'Articles' && block.shows === 'Chosen') {
      const chosen = block.articleIds ?? [];
      const gone = chosen.filter((id) => !articles.some((article) => article.id === id));
      const message =
        chosen.length === 0
          ? 'Chosen articles are shown, and none is chosen.'
          : `${gone.length === 1 ? 'An article that is shown is' : `${gone.length} articles that are shown are`} no longer published.`;
      if (chosen.length === 0 || gone.length > 0)
        yield { code: 'ArticlesMissing', severity: 'Warning', tab, path: `${path}.articleIds`, message };
    }
    if (block.type !== 'Links') continue;
    for (const [at, { label, url }] of block.links.entries()) {
      const field = `${path}.links.${at}`;
      if (url.trim() === '') {
        const message = 'A link has no address.';
        yield { code: 'LinkWithoutAddress', severity: 'Error', tab, path: `${field}.url`, message };
      }
      if (isBlank(label)) {
        const message = 'A link has no text.';
        yield { code: 'LinkWithoutText', severity: 'Error', tab, path: `${field}.label`, message };
      }
    }
  }
}

/** Why a block can show to nobody, at which of its fields, and how it would. */
function whyHidden({ shownTo }: HomeBlock, { default: main, others }: AssistantConfig['languages']) {
  if (!shownTo) return null;
  const { languages, pages } = shownTo;
  if (languages.length > 0 && !languages.some((tag) => [main, ...others].includes(tag))) {
    const why = 'the assistant speaks none of its languages';
    return {
      field: 'shownTo.languages',
      why,
      label: 'Show it in all languages',
      shownTo: { ...shownTo, languages: [] },
    };
  }
  if (pages && isNowhere(pages)) {
    const why = 'all of its pages are left out';
    const on = { ...pages, exclude: [] };
    return { field: 'shownTo.pages.exclude', why, label: 'Leave no page out', shownTo: { ...shownTo, pages: on } };
  }
  return null;
}

const replacing =
  (id: string, change: Partial<Pick<HomeBlock, 'shownTo' | 'isVisible'>>) => (config: AssistantConfig) => ({
    ...config,
    homePage: {
      ...config.homePage,
      blocks: config.homePage.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)),
    },
  });

/** A text that is written in the default language should be written in the others: one problem a language and tab. */
export function* lintTranslations(config: AssistantConfig): Generator<ConfigProblem> {
  const { languages } = config;
  const written = textsOf(config).filter(({ text }) => text[languages.default]?.trim());
  for (const language of languages.others) {
    const missing = written.filter(({ text }) => localised(text, language, { default: language }) === '');
    for (const [tab, texts] of groupedByTab(missing)) {
      const path = texts[0]?.path ?? '';
      const what = texts.length === 1 ? 'A text is' : `${texts.length} texts are`;
      const message = `${what} missing in ${languageName(language)}.`;
      yield { code: 'TranslationMissing', severity: 'Warning', tab, path, message };
    }
  }
}

function groupedByTab(texts: readonly PlacedText[]): Map<ConfigTab, PlacedText[]> {
  const groups = new Map<ConfigTab, PlacedText[]>();
  for (const text of texts) groups.set(text.tab, [...(groups.get(text.tab) ?? []), text]);
  return groups;
}

const languageName = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
