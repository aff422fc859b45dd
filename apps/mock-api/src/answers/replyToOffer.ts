import type { GptSettings } from '@parley/assistant-config/gptSchema';
import type { Question } from './answerQuestion.ts';
import { ownWords } from './ownWords.ts';
import { POLITE, wordsSaid } from './politeWords.ts';

const YES = [
  "yes|yeah|yep|yup|sure|ok|okay|of course|absolutely|definitely|go ahead|please do|do that|do so|i'd like that|i'd love that",
  '(ask|get|connect me to|connect me with|put me through to|i want|i need) (someone|somebody|them|a person|a human)',
  'ja|jawohl|klar|gerne?|sicher|natürlich|auf jeden fall|einverstanden|unbedingt',
  "oui|ouais|volontiers|avec plaisir|bien sûr|d'accord|je veux bien",
  'sì|si|certo|certamente|volentieri|va bene|con piacere',
  'sí|claro|claro que sí|vale|de acuerdo|por supuesto',
  'sim|claro que sim|pode ser|com certeza|está bem',
  'graag|natuurlijk|zeker|prima|is goed|doe maar',
].join('|');
const NO = [
  "no|nope|nah|not now|not needed|not necessary|no need|never ?mind|don't|do not|don't bother",
  'nein|nö|nee|lieber nicht|jetzt nicht|nicht nötig|nicht notwendig',
  'non|pas maintenant|pas besoin|pas la peine|ça ira',
  'non ora|non serve|non importa|lasci stare',
  'ahora no|no hace falta|no importa|déjelo|déjalo',
  'não|agora não|não precisa|não é preciso|deixe',
  'niet nodig|nu niet|hoeft niet|laat maar',
].join('|');
/** Some of the words, polite ones around them, and nothing else: what says more is a question of its own. */
const nothingBut = (words: string) => new RegExp(`^((${POLITE}) )*(${words})( (${words}|${POLITE}))*$`, 'u');
const SAYS_YES = nothingBut(YES);
const SAYS_NO = nothingBut(NO);

type Reply = Pick<Question, 'text' | 'language' | 'history'> & { settings: Pick<GptSettings, 'refusal'> };

/** What a visitor replies to the person whom the assistant offered last; null where it offered none, or something else is said. */
export function replyToOffer({ text, language, history, settings }: Reply): 'Yes' | 'No' | null {
  const before = history.at(-1);
  if (before?.author !== 'Assistant' || !offersPerson(before.text.trim(), { language, settings })) return null;
  const reply = wordsSaid(text);
  if (SAYS_YES.test(reply)) return 'Yes';
  return SAYS_NO.test(reply) ? 'No' : null;
}

/** A company's refusal that asks something asks whether a person should: nothing else is left to offer. */
const offersPerson = (said: string, { language, settings: { refusal } }: Pick<Reply, 'language' | 'settings'>) =>
  said === ownWords(language).failedOrPerson ||
  (said.includes('?') && Object.values(refusal).some((words) => words.trim() === said));
