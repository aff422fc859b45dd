import { CircleAlert, CircleCheck } from 'lucide-react';
import { contrastRatio, groundOf, inkOn, READABLE, tintOf } from '@parley/assistant-config/contrast';
import { Button } from '#ui/Button.tsx';
import { ColourField } from '#ui/controls/ColourField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { FONTS, THEMES } from '../editor/choices.ts';
import { TakeLooks } from './TakeLooks.tsx';

/** Of the surface that the chat's buttons and links stand on. */
const SURFACE = '#ffffff';

/** Colours, theme and font of the chat. */
export function ColourSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  const { theme, mainColour, font } = value;
  return (
    <EditorSection title="Colours" description="Text colours follow, so that they stay readable.">
      {!isReadOnly && <TakeLooks />}
      <SegmentedControl
        label="Theme"
        options={THEMES}
        value={theme}
        onChange={(theme) => set({ theme })}
        isDisabled={isReadOnly}
      />
      <Pair>
        <ColourField
          label="Main"
          value={mainColour.toUpperCase()}
          onChange={(colour) => set({ mainColour: colour.toLowerCase() })}
          error={problem('mainColour') ?? undefined}
          isDisabled={isReadOnly}
        />
        <OptionalColour
          field="visitorBubbleColour"
          label="Visitor bubble"
          otherwise="a tint of the main colour"
          shown={tintOf(mainColour) ?? mainColour}
        />
        <OptionalColour
          field="assistantBubbleColour"
          label="Assistant bubble"
          otherwise="the colour of the theme"
          shown={SURFACE}
        />
        <OptionalColour
          field="background"
          label="Background"
          otherwise="the colour of the theme"
          shown={SURFACE}
          asShown={(colour) =>
            `${groundOf(colour, 'Light')?.toUpperCase()} in light, ${groundOf(colour, 'Dark')?.toUpperCase()} in dark.`
          }
        />
      </Pair>
      <ContrastNote colour={mainColour} />
      <Select label="Font" options={FONTS} value={font} onChange={(font) => set({ font })} isDisabled={isReadOnly} />
    </EditorSection>
  );
}

type OptionalColourProps = {
  field: 'visitorBubbleColour' | 'assistantBubbleColour' | 'background';
  label: string;
  /** What it is where none is chosen, in words and as a colour. */
  otherwise: string;
  shown: string;
  /** What visitors see of a colour that is chosen, where text has to be read on it. */
  asShown?: (colour: string) => string;
};

/** A colour that follows from others until one is chosen. */
function OptionalColour({ field, label, otherwise, shown, asShown }: OptionalColourProps) {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  const chosen = value[field];
  return (
    <div className="grid gap-1">
      <ColourField
        label={label}
        hint={chosen === null ? `Now ${otherwise}.` : asShown?.(chosen)}
        value={(chosen ?? shown).toUpperCase()}
        onChange={(colour) => set({ [field]: colour.toLowerCase() })}
        error={problem(field) ?? undefined}
        isDisabled={isReadOnly}
      />
      {chosen !== null && !isReadOnly && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          aria-label={`${label}: use ${otherwise}`}
          onClick={() => set({ [field]: null })}
        >
          Use {otherwise}
        </Button>
      )}
    </div>
  );
}

/** Whether what is written on the main colour, and in it, can be read. */
function ContrastNote({ colour }: { colour: string }) {
  const ink = inkOn(colour);
  const ratio = ink && contrastRatio(colour, ink);
  const onSurface = contrastRatio(colour, SURFACE);
  if (!ratio || !onSurface) return null;
  const name = ink === '#ffffff' ? 'White' : 'Black';
  const isPale = onSurface < READABLE;
  return (
    <output className="grid gap-1.5 text-dense text-ink-muted">
      <span className="flex items-start gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-4 flex-none text-positive" strokeWidth={1.75} />
        <span>
          {name} on your main colour reads well, <span className="tabular-nums">{inWords(ratio)}</span>
        </span>
      </span>
      {isPale && (
        <span className="flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-caution" strokeWidth={1.75} />
          <span>
            On white it is too pale for links and signs, <span className="tabular-nums">{inWords(onSurface)}</span>:
            they get a darker shade of it.
          </span>
        </span>
      )}
    </output>
  );
}

const inWords = (ratio: number) => `${ratio.toFixed(1)} : 1`;
