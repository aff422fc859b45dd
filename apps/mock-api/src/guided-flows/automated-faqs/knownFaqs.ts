import type { MatchableFaq, MatchRule } from '@parley/automated-faq/faq';
import { rarityOf } from '@parley/automated-faq/matchFaqs';
import type { Weigh } from '@parley/automated-faq/similarity';
import { unpackVectors } from '@parley/retrieval/passageVectors';
import type { AutomatedFaq, FaqPhrasing } from '@parley/db';
import type { Deps } from '#context.ts';
import { questionVectors } from './questionVectors.ts';
import { assistantIdsOf, exclusionsOf, keywordsOf, languagesOf, speaksEnglish } from './faqRow.ts';

/** A live FAQ, ready to be compared with questions. */
export type KnownFaq = MatchableFaq & { languages: readonly string[]; assistantIds: readonly string[] };
export type KnownFaqs = { faqs: readonly KnownFaq[]; weigh: Weigh };

type KnownDeps = Pick<Deps, 'db' | 'embedding'>;
type Known = Map<string, Promise<KnownFaqs>>;

const byDatabase = new WeakMap<Deps['db'], Known>();

function knownIn(db: Deps['db']): Known {
  const known: Known = byDatabase.get(db) ?? new Map();
  byDatabase.set(db, known);
  return known;
}

/** The live FAQs of a company, from memory after the first time. */
export function knownFaqs({ db, embedding }: KnownDeps, clientId: string): Promise<KnownFaqs> {
  const known = knownIn(db);
  const loaded = known.get(clientId) ?? load({ db, embedding }, clientId);
  known.set(clientId, loaded);
  loaded.catch(() => known.delete(clientId));
  return loaded;
}

/** To be called whenever an FAQ of the company was changed. */
export const forgetFaqs = ({ db }: Pick<Deps, 'db'>, clientId: string): void => {
  knownIn(db).delete(clientId);
};

async function load({ db, embedding }: KnownDeps, clientId: string): Promise<KnownFaqs> {
  const rows = await db.automatedFaq.findMany({
    where: { clientId, state: 'Live', deletedAt: null },
    include: { phrasings: { orderBy: { position: 'asc' } } },
  });
  const faqs: KnownFaq[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the model works through one after the other anyway
  for (const row of rows) faqs.push(await knownFaq({ embedding }, row));
  return { faqs, weigh: rarityOf(faqs) };
}

type Rule =
  | 'matchMode'
  | 'threshold'
  | 'keywordRule'
  | 'keywords'
  | 'pattern'
  | 'exclusions'
  | 'priority'
  | 'languages'
  | 'assistantIds';
type Row = Pick<AutomatedFaq, 'id' | Rule> & { phrasings: readonly Pick<FaqPhrasing, 'text' | 'vector' | 'model'>[] };

/** Phrasings whose vectors are missing, or of another model, get them. */
export async function knownFaq({ embedding }: Pick<Deps, 'embedding'>, faq: Row): Promise<KnownFaq> {
  const languages = languagesOf(faq);
  const { id, priority } = faq;
  const exclusions = await exclusionsWithVectors();
  return { id, priority, languages, assistantIds: assistantIdsOf(faq), rule: await ruleOf(), exclusions };

  async function exclusionsWithVectors() {
    const texts = exclusionsOf(faq);
    const vectors = speaksEnglish(languages) ? await questionVectors({ embedding }, texts) : [];
    return texts.map((text, index) => ({ text, vector: vectors[index] ?? null }));
  }

  async function ruleOf(): Promise<MatchRule> {
    if (faq.matchMode === 'Keywords') return { mode: 'Keywords', rule: faq.keywordRule, keywords: keywordsOf(faq) };
    if (faq.matchMode === 'Regex') return { mode: 'Regex', pattern: faq.pattern };
    const stored = faq.phrasings.map(({ text, vector, model }) => ({
      text,
      vector: vector && model === embedding.model ? (unpackVectors(vector)[0] ?? null) : null,
    }));
    const missing = speaksEnglish(languages) ? stored.filter(({ vector }) => vector === null) : [];
    const made = await embedding.embed(missing.map(({ text }) => text));
    const byText = new Map(missing.map(({ text }, index) => [text, made[index] ?? null]));
    const phrasings = stored.map(({ text, vector }) => ({ text, vector: vector ?? byText.get(text) ?? null }));
    return { mode: 'Similarity', threshold: faq.threshold, phrasings };
  }
}
