import type { AutomatedFaq, FaqFollowUp, Prisma } from '@parley/db';
import { assistantIdsOf } from './faqRow.ts';

/* What FAQs lead to and which assistants give them, by names: as files hold it. */

type Named = { id: string; name: string };
const KINDS = ['Article', 'Flow', 'Form'] as const;
type Kind = (typeof KINDS)[number];

export type FaqTargets = Readonly<Record<Kind | 'Assistant', readonly Named[]>>;

type Looking = Pick<Prisma.TransactionClient, 'assistant' | 'article' | 'guidedFlow' | 'formTemplate'>;

/** All that FAQs of a company can name. */
export async function faqTargets(db: Looking, clientId: string): Promise<FaqTargets> {
  const where = { clientId };
  const byTitle = { where, select: { id: true, title: true } };
  const byName = { where, select: { id: true, name: true } };
  const titled = (rows: readonly { id: string; title: string }[]) => rows.map(({ id, title }) => ({ id, name: title }));
  return {
    Article: titled(await db.article.findMany(byTitle)),
    Flow: await db.guidedFlow.findMany(byName),
    Form: await db.formTemplate.findMany(byName),
    Assistant: titled(await db.assistant.findMany(byTitle)),
  };
}

/** The cell that says what follows; empty for nothing, and for what is gone. */
export function followUpAsText({ followUp, followUpId }: AutomatedFaq, targets: FaqTargets): string {
  if (followUp === 'Handoff') return 'person';
  const kind = KINDS.find((one) => one === followUp);
  const name = kind && nameFor(targets[kind], followUpId);
  return kind && name ? `${kind.toLowerCase()}: ${name}` : '';
}

/** Which assistants give it; none: all of them. So one that is gone is named all the same, by its id. */
export const assistantsAsTexts = (faq: AutomatedFaq, targets: FaqTargets): string[] =>
  assistantIdsOf(faq).map((id) => nameFor(targets.Assistant, id) ?? id);

/** Where several have the name, the id tells which. */
function nameFor(all: readonly Named[], id: string | null): string | null {
  const found = all.find((one) => one.id === id);
  if (!found) return null;
  const name = oneLine(found.name);
  return all.filter((one) => keyOf(one.name) === keyOf(name)).length > 1 || name.includes('|') ? found.id : name;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const keyOf = (text: string) => oneLine(text).toLowerCase();

/** Why a cell cannot be understood, as a sentence. */
export class UnknownTarget extends Error {}

type FollowUp = { followUp: FaqFollowUp; followUpId: string | null };

/** What a cell of `followUpAsText` means. Throws UnknownTarget. */
export function followUpOf(cell: string, targets: FaqTargets): FollowUp {
  const text = cell.trim();
  if (text === '') return { followUp: 'Nothing', followUpId: null };
  if (text.toLowerCase() === 'person') return { followUp: 'Handoff', followUpId: null };
  const [, word = '', name = ''] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const kind = KINDS.find((one) => one.toLowerCase() === word.toLowerCase());
  if (!kind)
    throw new UnknownTarget(`Follow-up: write “person”, “flow: name”, “form: name” or “article: name”, not “${text}”.`);
  return { followUp: kind, followUpId: idOf(targets[kind], name, `Follow-up: there is no ${kind.toLowerCase()}`) };
}

/** The ids of assistants by their names. Throws UnknownTarget. */
export const assistantIdsFor = (names: readonly string[], targets: FaqTargets): string[] =>
  names.map((name) => idOf(targets.Assistant, name, 'Assistants: there is no assistant'));

function idOf(all: readonly Named[], name: string, missing: string): string {
  const found = all.find(({ id }) => id === name.trim()) ?? all.find((one) => keyOf(one.name) === keyOf(name));
  if (!found) throw new UnknownTarget(`${missing} called “${oneLine(name)}”.`);
  return found.id;
}
