import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { STARTS } from '../editor/choices.ts';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { BlockList } from './BlockList.tsx';
import { StartPicture } from './StartPicture.tsx';

const PICTURED_STARTS = STARTS.map((start) => ({ ...start, picture: <StartPicture start={start.id} /> }));

/** …/{id}/home-page: what visitors find before they write. */
export default function HomePageTab() {
  const { isReadOnly, language } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('homePage');
  return (
    <div className="@container">
      <EditorSection title="Start" description="What opens first.">
        <RadioCards
          label="Begin with"
          options={PICTURED_STARTS}
          value={value.start}
          onChange={(start) => set({ start })}
          isDisabled={isReadOnly}
        />
      </EditorSection>
      <EditorSection title="Greeting" description="At the head of the home page, and the first message of a chat.">
        <LocalisedField
          label="Greeting"
          value={value.greeting}
          onChange={(greeting) => set({ greeting })}
          error={problem(`greeting.${language}`)}
          limit={280}
          rows={2}
        />
        <LocalisedField
          label="Line below it"
          hint="On the home page alone; empty: there is none."
          value={value.greetingDetail}
          onChange={(greetingDetail) => set({ greetingDetail })}
          error={problem(`greetingDetail.${language}`)}
          limit={160}
        />
      </EditorSection>
      <EditorSection title="Blocks" description="What stands on the home page, from top to bottom.">
        <BlockList />
      </EditorSection>
    </div>
  );
}
