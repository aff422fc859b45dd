import type { Asked } from './asked.ts';
import { nameTopic, type TopicName } from './nameTopic.ts';

type Text = Pick<Asked, 'text' | 'reply'>;

/**
 * Names several topics, each by what sets it apart from `all`. Two never bear the same name, nor one of `taken`: the later one says
 * another of its words.
 */
export function nameTopics(
  topics: readonly { members: readonly Text[] }[],
  all: readonly Text[],
  taken: readonly string[] = [],
): TopicName[] {
  const used = new Set(taken.map(keyOf));
  return topics.map(({ members }) => {
    const { name, keywords } = nameTopic(members, all);
    const others = keywords.filter((word) => !name.toLowerCase().includes(word));
    const candidates = [name, ...others.map((word) => `${name}, ${word}`), ...numbered(name)];
    const free = candidates.find((one) => !used.has(keyOf(one))) ?? name;
    used.add(keyOf(free));
    return { name: free, keywords };
  });
}

const keyOf = (name: string) => name.toLowerCase();
const numbered = (name: string) => Array.from({ length: 50 }, (_, at) => `${name} (${at + 2})`);
