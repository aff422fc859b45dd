import { EditorSection } from '../editor/EditorSection.tsx';
import { PatternList } from '../editor/PatternList.tsx';
import type { TriggerSectionProps } from './TriggerEditor.tsx';

/** On which pages a trigger may fire. */
export function PagesSection({ trigger, onChange, isReadOnly }: TriggerSectionProps) {
  return (
    <EditorSection
      title="Where"
      description="A path, or a host and path. * stands for any text. What is left out wins."
    >
      <PatternList
        label="Only on"
        none="All pages"
        patterns={trigger.include}
        onChange={(include) => onChange({ include })}
        isReadOnly={isReadOnly}
      />
      <PatternList
        label="Not on"
        none="No page is left out"
        patterns={trigger.exclude}
        onChange={(exclude) => onChange({ exclude })}
        isReadOnly={isReadOnly}
      />
    </EditorSection>
  );
}
