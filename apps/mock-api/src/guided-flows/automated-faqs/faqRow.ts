import type { AutomatedFaq } from '@parley/db';
import * as v from 'valibot';

const BUTTON_KINDS = ['Link', 'Question', 'Article', 'Handoff'] as const;

export const FaqButtons = v.array(v.object({ kind: v.picklist(BUTTON_KINDS), label: v.string(), value: v.string() }));
const Buttons = v.pipe(v.string(), v.parseJson(), FaqButtons);
const Texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export type FaqButton = v.InferOutput<typeof Buttons>[number];

/* What an FAQ keeps as JSON. */

export const buttonsOf = ({ buttons }: Pick<AutomatedFaq, 'buttons'>): FaqButton[] => v.parse(Buttons, buttons);
export const keywordsOf = ({ keywords }: Pick<AutomatedFaq, 'keywords'>): string[] => v.parse(Texts, keywords);
export const languagesOf = ({ languages }: Pick<AutomatedFaq, 'languages'>): string[] => v.parse(Texts, languages);
export const exclusionsOf = ({ exclusions }: Pick<AutomatedFaq, 'exclusions'>): string[] => v.parse(Texts, exclusions);
export const assistantIdsOf = ({ assistantIds }: Pick<AutomatedFaq, 'assistantIds'>): string[] =>
  v.parse(Texts, assistantIds);

/** Whether the sentence vectors, which are English, say something of an FAQ in these languages. */
export const speaksEnglish = (languages: readonly string[]): boolean =>
  languages.length === 0 || languages.some((one) => one.startsWith('en'));

/** As the audit log calls it. */
export const named = ({ id, question }: Pick<AutomatedFaq, 'id' | 'question'>) => ({ id, name: question });
