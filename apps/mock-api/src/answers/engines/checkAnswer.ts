import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { sentencesOf } from '@parley/retrieval/sentences';
import { termsOf } from '@parley/retrieval/words';
import type { FoundPassage } from '../answerQuestion.ts';
import type { Extract } from './extract.ts';
import { NO_ANSWER } from './prompt.ts';

const MARKER = /\[(\d{1,2})\]/gu;
const NUMBERS = /\d+(?:[.,]\d+)*/gu;

type Checking = { passages: readonly FoundPassage[]; ringFence: GptSettings['ringFence']; isWhole: boolean };

/**
 * What of a model's words may be said. A citation of what it was not given is taken out. `Strict`: only sentences with a citation,
 * whose numbers stand in what they cite, and with which they share a word. `Balanced`: any, as long as one of them cites. `isWhole`:
 * the model has ended; before that, the last sentence is still being written.
 */
export function checkAnswer(said: string, { passages, ringFence, isWhole }: Checking): Extract {
  const nothing = { text: '', citations: [] };
  if (said.trimStart().startsWith(NO_ANSWER.slice(0, Math.max(1, said.trim().length)))) return nothing;
  const sentences = joinMarkers(said.split('\n').map((line) => sentencesOf(line)));
  const finished = isWhole ? sentences : dropLast(sentences);
  const kept = finished.map((line) =>
    line.map((sentence) => withKnown(sentence, passages)).filter((sentence) => maySay(sentence, passages, ringFence)),
  );
  const text = kept
    .map((line) => line.join(' '))
    .join('\n')
    .trim();
  const cited = [...new Set(numbersOf(text))];
  if (ringFence !== 'Off' && isWhole && cited.length === 0) return nothing;
  return renumbered(text, cited, passages);
}

const numbersOf = (text: string) => [...text.matchAll(MARKER)].map(([, number]) => Number(number));

/** A number after the full stop belongs to the sentence before it. */
const joinMarkers = (lines: readonly (readonly string[])[]): string[][] =>
  lines.map((line) => {
    const joined: string[] = [];
    for (const sentence of line) {
      const [, markers = '', rest = ''] = /^((?:\[\d{1,2}\][.\s]*)*)([\s\S]*)$/u.exec(sentence) ?? [];
      if (markers && joined.length > 0) joined.push(`${joined.pop() ?? ''} ${markers.trim()}`);
      const own = joined.length > 0 || !markers ? rest.trim() : sentence;
      if (own) joined.push(own);
    }
    return joined;
  });

function dropLast(lines: readonly (readonly string[])[]): string[][] {
  return lines.map((line, index) => (index === lines.length - 1 ? line.slice(0, -1) : [...line]));
}

const withKnown = (sentence: string, passages: readonly FoundPassage[]) =>
  sentence.replaceAll(MARKER, (marker, number) => (passages[Number(number) - 1] ? marker : '')).trim();

function maySay(sentence: string, passages: readonly FoundPassage[], ringFence: GptSettings['ringFence']): boolean {
  if (ringFence !== 'Strict') return sentence !== '';
  const cited = numbersOf(sentence).flatMap((number) => passages[number - 1] ?? []);
  const words = cited.map(({ title, heading, text }) => `${title} ${heading} ${text}`).join(' ');
  const plain = sentence.replaceAll(MARKER, '');
  const held = new Set(words.match(NUMBERS));
  const terms = new Set(termsOf(words));
  return (
    cited.length > 0 &&
    (plain.match(NUMBERS) ?? []).every((number) => held.has(number)) &&
    termsOf(plain).some((term) => terms.has(term))
  );
}

/** Citations count from 1 in the order in which they are read. */
function renumbered(text: string, cited: readonly number[], passages: readonly FoundPassage[]): Extract {
  return {
    text: text.replaceAll(MARKER, (_, number) => `[${cited.indexOf(Number(number)) + 1}]`),
    citations: cited.flatMap((number, index) => {
      const passage = passages[number - 1];
      if (!passage) return [];
      const { passageId, articleId, title, heading, page, score, text: said } = passage;
      const quote = sentencesOf(said)[0] ?? said;
      return { number: index + 1, passageId, articleId, title, heading, page, score, quote };
    }),
  };
}
