import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

type RingFence = GptSettings['ringFence'];

const OPTIONS = [
  { id: 'Strict', label: 'Strict', picture: <FencePicture ringFence="Strict" /> },
  { id: 'Balanced', label: 'Balanced', picture: <FencePicture ringFence="Balanced" /> },
  { id: 'Off', label: 'Off', picture: <FencePicture ringFence="Off" /> },
] as const;

const SENTENCES: Record<RingFence, string> = {
  Strict: 'Only your content. A sentence without a source is not said.',
  Balanced: 'Your content, joined and reworded. What is said has a source.',
  Off: 'Your content first, then what the model knows otherwise. Answers may be wrong.',
};

/** How far answers may leave what the company has written. */
export function RingFenceSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('gpt');
  return (
    <EditorSection title="Ring-fence" description="How far answers may leave your content.">
      <div className="grid gap-2.5">
        <RadioCards
          label="Ring-fence"
          isLabelHidden
          options={OPTIONS}
          value={value.ringFence}
          onChange={(ringFence) => set({ ringFence })}
          isDisabled={isReadOnly}
        />
        <p className="text-dense text-pretty text-ink-muted">{SENTENCES[value.ringFence]}</p>
      </div>
    </EditorSection>
  );
}

const PASSAGES = [44, 54, 64].flatMap((x) => [9, 21].map((y) => ({ x, y })));

/** Passages within a fence, and what is said beyond it. */
function FencePicture({ ringFence }: { ringFence: RingFence }) {
  return (
    <svg viewBox="0 0 116 38" aria-hidden className="w-full">
      <rect x=".5" y=".5" width="115" height="37" rx="4" className="fill-well stroke-line" />
      <g fill="currentColor">
        {PASSAGES.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="8" height="8" rx="1.5" />
        ))}
        {ringFence !== 'Strict' && <circle cx="90" cy={ringFence === 'Off' ? 12 : 19} r="2.8" />}
        {ringFence === 'Off' && <circle cx="90" cy="28" r="2.8" />}
        {ringFence === 'Off' && <circle cx="24" cy="25" r="2.8" />}
      </g>
      {ringFence !== 'Off' && (
        <rect
          x="37"
          y="4"
          width="42"
          height="30"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray={ringFence === 'Balanced' ? '3 2' : undefined}
        />
      )}
    </svg>
  );
}
