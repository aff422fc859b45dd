import { localised } from '@parley/assistant-config/localised';
import type { GptSettings } from '@parley/assistant-config/gptSchema';
import type { AnswerOutcome } from '@parley/db';
import { contentWords } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import type { AnsweringFaq } from '#guided-flows/automated-faqs/answerByFaq.ts';
import { LanguageModelError } from '#outside/languageModel.ts';
import { BUILT_IN } from './answerEngines.ts';
import { asksForPerson } from './asksForPerson.ts';
import { extract } from './engines/extract.ts';
import { generate } from './engines/generate.ts';
import { guardedTopic } from './guardedTopic.ts';
import { ownWords } from './ownWords.ts';
import { findPassages } from './search/findPassages.ts';
import { chosenPassages, topicsOf } from './search/topics.ts';
import type { StoredShelf } from '#product-discovery/chat/shelf.ts';
import { shopForVisitor } from '#product-discovery/chat/shopForVisitor.ts';
import { replyToOffer } from './replyToOffer.ts';
import { smallTalk } from './smallTalk.ts';

export type Question = {
  clientId: string;
  assistantId: string;
  text: string;
  language: string | null;
  history: readonly { author: 'Visitor' | 'Assistant'; text: string }[];
  settings: GptSettings;
  /** Null where it is asked outside of one. */
  conversationId?: string | null;
};

export type FoundPassage = {
  passageId: number;
  articleId: string;
  title: string;
  heading: string;
  text: string;
  page: number | null;
  score: number;
  isAbove: boolean;
  /** Whether it may have been meant, though it does not count. */
  isNear: boolean;
};

export type AnswerResult = {
  outcome: AnswerOutcome;
  /** With [1] [2] markers. */
  text: string;
  citations: {
    number: number;
    passageId: number;
    articleId: string;
    title: string;
    heading: string;
    quote: string;
    page: number | null;
    score: number;
  }[];
  found: FoundPassage[];
  missingWords: string[];
  followUps: string[];
  engine: string;
  durationMs: number;
  /** The automated FAQ that answered in its place. */
  faq?: AnsweringFaq;
  /** Whether people are to go on, although it was no miss: so the visitor or the rule says that guarded it. */
  asksPerson?: boolean;
  /** Whether it was none, but `followUps` are what may have been meant. */
  asksBack?: boolean;
  /** What a shop has for it; shown with the text. */
  shelf?: StoredShelf;
};

export type Asking = { onText: (text: string) => void; signal: AbortSignal };

/**
 * Answers a question from what the company has written. `onText` is told the answer as far as it is written. Without a text where
 * the outcome is Refused, or Guarded by a topic without a reply of its own: who asks knows what to say then.
 */
export async function answerQuestion(deps: Deps, question: Question, asking: Asking): Promise<AnswerResult> {
  const begun = performance.now();
  const { settings, language } = question;
  const done = (result: Partial<AnswerResult> & Pick<AnswerResult, 'outcome'>): AnswerResult => ({
    text: '',
    citations: [],
    found: [],
    missingWords: [],
    followUps: [],
    engine: settings.engine,
    durationMs: Math.round(performance.now() - begun),
    ...result,
  });
  const reply = replyToOffer(question);
  if (reply === 'Yes' || (settings.offersPerson && asksForPerson(question.text)))
    return done({ outcome: 'Answered', text: ownWords(language).forPeople, asksPerson: true });
  if (reply === 'No') return done({ outcome: 'Answered', text: ownWords(language).declined });
  const talk = smallTalk(question.text, language);
  if (talk !== null) return done({ outcome: 'Answered', text: talk });

  const { clientId, assistantId, conversationId = null } = question;
  const named = await chosenPassages(deps, { clientId, conversationId, text: question.text });
  const shop =
    named.length === 0 && (await shopForVisitor(deps, { clientId, assistantId, conversationId, text: question.text }));
  if (shop) {
    asking.onText(shop.text);
    return done({ outcome: 'Answered', text: shop.text, shelf: shop.shelf, engine: 'products' });
  }

  const text = named.length > 0 ? question.text : inContext(question);
  const { passages: found, missingWords, vector } = await findPassages(deps, { ...question, text, named });
  const topic = await guardedTopic(deps, question.text, { topics: settings.neverAnswers, vector });
  if (topic)
    return done({
      outcome: 'Guarded',
      text: localised(topic.reply, language ?? 'en', { default: Object.keys(topic.reply)[0] ?? 'en' }),
      found,
      asksPerson: topic.action === 'Person',
    });
  const answer = await compose(deps, { question, text, found }, asking);
  if (answer.text === '') {
    const choices = settings.asksBack ? await topicsOf(deps, clientId, nearMisses(found, settings.threshold)) : [];
    const refused = { found, missingWords, engine: answer.engine, followUps: choices, asksBack: choices.length > 0 };
    return done({ outcome: 'Refused', ...refused });
  }
  asking.onText(answer.text);
  const followUps = settings.followUps ? await topicsOf(deps, clientId, followUpsOf(found)) : [];
  return done({ outcome: 'Answered', ...answer, found, missingWords, followUps });
}

type Composing = { question: Question; text: string; found: readonly FoundPassage[] };

/** By the engine that is set; by our own where its model cannot be asked, or is none that the API is configured for. */
async function compose({ languageModel }: Deps, { question, text, found }: Composing, asking: Asking) {
  const { settings } = question;
  const quote = () => ({ ...extract(text, found, settings), engine: BUILT_IN });
  if (!languageModel.models.includes(settings.engine)) return quote();
  try {
    const answer = await generate(languageModel, { question: { ...question, text }, passages: found }, asking);
    return { ...answer, engine: settings.engine };
  } catch (error) {
    if (!(error instanceof LanguageModelError) || asking.signal.aborted) throw error;
    console.error(`The model ${settings.engine} could not be asked; the built-in engine answers:`, error);
    return quote();
  }
}

/** A question that says nothing by itself («And to Norway?», «Why?») belongs to the one before. */
const GOES_ON = /^\W*(and|or|but|what about|how about|und|et)\b/i;

function inContext({ text, history }: Question): string {
  const before = history.findLast(({ author }) => author === 'Visitor');
  const goesOn = GOES_ON.test(text) || contentWords(text).length < 2;
  return before && goesOn ? `${before.text} ${text}` : text;
}

const FOLLOW_UPS = 3;

/** What else could be asked: what was found nearby under other headings than the answer's own. */
function followUpsOf(found: readonly FoundPassage[]): FoundPassage[] {
  const [best, ...others] = found;
  const nearby = others.filter(({ articleId, heading }) => articleId === best?.articleId && heading !== best.heading);
  return oncePerHeading(nearby.filter(({ heading }) => heading !== ''));
}

/** How certain a passage must be to be asked about where meaning says nothing, as a share of what would count. */
const NEARLY = 0.6;

/** What may have been meant: what the passages that nearly count are about. */
const nearMisses = (found: readonly FoundPassage[], threshold: number): FoundPassage[] =>
  oncePerHeading(found.filter(({ score, isNear }) => isNear || score >= threshold * NEARLY));

const oncePerHeading = (passages: readonly FoundPassage[]): FoundPassage[] =>
  passages
    .filter(
      ({ title, heading }, index) =>
        passages.findIndex((other) => other.title === title && other.heading === heading) === index,
    )
    .slice(0, FOLLOW_UPS);
