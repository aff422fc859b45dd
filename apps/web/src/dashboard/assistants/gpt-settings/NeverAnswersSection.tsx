import { useState } from 'react';
import type { NeverAnswered } from '@parley/assistant-config/gptSchema';
import { AddChip, Chip } from '#ui/Chip.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { NeverAnsweredDialog } from './NeverAnsweredDialog.tsx';

const MOST = 30;

/** Topics and words that are met with a set reply or a person, whatever the company has written of them. */
export function NeverAnswersSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('gpt');
  const { neverAnswers: topics } = value;
  const [edited, setEdited] = useState<NeverAnswered | null>(null);
  const keep = (topic: NeverAnswered) => {
    const isKnown = topics.some(({ id }) => id === topic.id);
    set({ neverAnswers: isKnown ? topics.map((one) => (one.id === topic.id ? topic : one)) : [...topics, topic] });
    setEdited(null);
  };
  return (
    <EditorSection title="Never answers" description="A set reply or a person instead.">
      <div className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Chip
            key={topic.id}
            value={nameOf(topic)}
            button={{ disabled: isReadOnly, onClick: () => setEdited(topic) }}
            onRemove={isReadOnly ? undefined : () => set({ neverAnswers: topics.filter(({ id }) => id !== topic.id) })}
          />
        ))}
        {!isReadOnly && topics.length < MOST && (
          <AddChip
            label="Topic"
            onClick={() => setEdited({ id: `topic-${crypto.randomUUID().slice(0, 8)}`, topic: '', reply: {} })}
          />
        )}
        {isReadOnly && topics.length === 0 && <p className="text-dense text-ink-muted">No topic.</p>}
      </div>
      {edited && <NeverAnsweredDialog guard={edited} onKeep={keep} onClose={() => setEdited(null)} />}
    </EditorSection>
  );
}

function nameOf({ kind = 'Topic', topic }: NeverAnswered): string {
  if (kind === 'Topic') return topic;
  return kind === 'Phrase' ? `“${topic}”` : `/${topic}/`;
}
