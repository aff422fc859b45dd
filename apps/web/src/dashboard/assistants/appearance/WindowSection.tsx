import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { Slider } from '#ui/controls/Slider.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';

const MODES = [
  { id: 'Compact', label: 'Compact', picture: <ModePicture x={84} y={14} width={28} height={26} /> },
  { id: 'Portrait', label: 'Portrait', picture: <ModePicture x={84} y={5} width={28} height={35} /> },
  { id: 'Fullscreen', label: 'Fullscreen', picture: <ModePicture x={5} y={5} width={110} height={35} /> },
] as const;

type ModePictureProps = { x: number; y: number; width: number; height: number };

/** Where the chat stands on a page. */
function ModePicture(window: ModePictureProps) {
  return (
    <svg viewBox="0 0 120 45" aria-hidden className="w-full">
      <rect x=".5" y=".5" width="119" height="44" rx="5" className="fill-well stroke-line" />
      <rect {...window} rx="3" fill="currentColor" />
    </svg>
  );
}

/** How the chat opens, its corners, its shadow, its sound and what stands at its foot. */
export function WindowSection() {
  const { assistant, isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  return (
    <EditorSection title="Window" description="How the chat opens, and its corners.">
      {assistant.type === 'FloatingWidget' && (
        <RadioCards
          label="How it opens"
          options={MODES}
          value={value.displayMode}
          onChange={(displayMode) => set({ displayMode })}
          isDisabled={isReadOnly}
        />
      )}
      <Pair>
        <Slider
          label="Corners"
          value={value.corners}
          onChange={(corners) => set({ corners })}
          max={24}
          unit="px"
          isDisabled={isReadOnly}
        />
        <Switch
          label="Shadow around it"
          value={value.hasShadow}
          onChange={(hasShadow) => set({ hasShadow })}
          isSpread
          isDisabled={isReadOnly}
          className="self-center"
        />
        <Switch
          label="Sound for new messages"
          hint="While nobody looks at the chat; each visitor can turn it off."
          value={value.playsSound}
          onChange={(playsSound) => set({ playsSound })}
          isSpread
          isDisabled={isReadOnly}
          className="self-center"
        />
        <Switch
          label="Parley line at the foot"
          value={value.showsBranding}
          onChange={(showsBranding) => set({ showsBranding })}
          isSpread
          isDisabled={isReadOnly}
          className="self-center"
        />
      </Pair>
      <LocalisedField
        label="Privacy notice"
        hint="At the foot of the chat, until somebody has written. Link to yours by [its name](https://…)."
        placeholder="How we treat what you write: [privacy](https://shop.example/privacy)"
        value={value.privacyNotice}
        onChange={(privacyNotice) => set({ privacyNotice })}
        error={problem('privacyNotice')}
        limit={280}
        rows={2}
      />
    </EditorSection>
  );
}
