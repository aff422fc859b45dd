import { useState } from 'react';
import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { Button } from '#ui/Button.tsx';
import { AddChip, Chip } from '#ui/Chip.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

type Topic = GptSettings['neverAnswers'][number];

const MOST = 30;

/** Topics that are met with a set reply, whatever the company has written of them. */
export function NeverAnswersSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('gpt');
  const { neverAnswers: topics } = value;
  const [edited, setEdited] = useState<Topic | null>(null);
  const keep = (topic: Topic) => {
    const isKnown = topics.some(({ id }) => id === topic.id);
    set({ neverAnswers: isKnown ? topics.map((one) => (one.id === topic.id ? topic : one)) : [...topics, topic] });
    setEdited(null);
  };
  return (
    <EditorSection title="Never answers" description="A set reply instead.">
      <div className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Chip
            key={topic.id}
            value={topic.topic}
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
      {edited && <TopicDialog topic={edited} onKeep={keep} onClose={() => setEdited(null)} />}
    </EditorSection>
  );
}

type TopicDialogProps = { topic: Topic; onKeep: (topic: Topic) => void; onClose: () => void };

function TopicDialog({ topic: given, onKeep, onClose }: TopicDialogProps) {
  const [topic, setTopic] = useState(given);
  const [error, setError] = useState<string>();
  const save = () => {
    const name = topic.topic.trim();
    if (name === '') setError('Enter a topic.');
    else onKeep({ ...topic, topic: name });
  };
  return (
    <Dialog
      isOpen
      title={given.topic === '' ? 'A topic that it never answers' : given.topic}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            {given.topic === '' ? 'Add topic' : 'Done'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Topic"
          hint="In a few words, as a visitor might name it."
          value={topic.topic}
          maxLength={80}
          onChange={(name) => setTopic({ ...topic, topic: name })}
          error={error}
        />
        <LocalisedField
          label="Reply"
          rows={3}
          limit={300}
          placeholder="As where it finds no answer."
          value={topic.reply}
          onChange={(reply) => setTopic({ ...topic, reply })}
        />
      </div>
    </Dialog>
  );
}
