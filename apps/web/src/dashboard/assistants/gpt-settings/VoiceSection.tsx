import { type ReactNode } from 'react';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { SOURCE_STYLES } from '../editor/choices.ts';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

const TONES = [
  { id: 'Warm', label: 'Warm' },
  { id: 'Neutral', label: 'Neutral' },
  { id: 'Expert', label: 'Expert' },
] as const;

const LENGTHS = [
  { id: 'Short', label: 'Short' },
  { id: 'Medium', label: 'Medium' },
  { id: 'Full', label: 'Full' },
] as const;

/** How answers sound, and what stands beneath them. */
export function VoiceSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('gpt');
  return (
    <EditorSection title="Voice" description="Your words stay as written.">
      <Pair>
        <Titled title="Tone">
          <SegmentedControl
            label="Tone"
            options={TONES}
            value={value.tone}
            onChange={(tone) => set({ tone })}
            isDisabled={isReadOnly}
          />
        </Titled>
        <Titled title="Length">
          <SegmentedControl
            label="Length"
            options={LENGTHS}
            value={value.length}
            onChange={(length) => set({ length })}
            isDisabled={isReadOnly}
          />
        </Titled>
        <Switch
          label="Sources"
          value={value.showsSources}
          onChange={(showsSources) => set({ showsSources })}
          isSpread
          isDisabled={isReadOnly}
        />
        <Switch
          label="Follow-up questions"
          value={value.followUps}
          onChange={(followUps) => set({ followUps })}
          isSpread
          isDisabled={isReadOnly}
        />
      </Pair>
      {value.showsSources && (
        <Titled title="Where sources stand">
          <SegmentedControl
            label="Where sources stand"
            options={SOURCE_STYLES}
            value={value.sourceStyle}
            onChange={(sourceStyle) => set({ sourceStyle })}
            isDisabled={isReadOnly}
          />
        </Titled>
      )}
    </EditorSection>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-dense font-medium">
        {title}
      </p>
      {children}
    </div>
  );
}
