import { TextField } from '#ui/TextField.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { ConfigPicture } from './ConfigPicture.tsx';
import { ColourSection } from './ColourSection.tsx';
import { CssSection } from './CssSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { LauncherSection } from './LauncherSection.tsx';
import { StockAvatars } from './StockAvatars.tsx';
import { WindowSection } from './WindowSection.tsx';

/** …/{id}/appearance: what the assistant is called, how its chat looks, and the button that opens it. */
export default function AppearanceTab() {
  const { isReadOnly, rememberImage } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  return (
    <div className="@container">
      <EditorSection title="Name and face" description="Shown in the chat and in your inbox.">
        <ConfigPicture
          label="Picture"
          kind="avatar"
          shape="square"
          value={value.avatar}
          onChange={(avatar) => set({ avatar })}
          error={problem('avatar')}
          extra={
            <StockAvatars
              onChoose={({ path, url }) => {
                rememberImage(path, url);
                set({ avatar: path });
              }}
            />
          }
        />
        <Pair>
          <TextField
            label="Title"
            value={value.title}
            onChange={(title) => set({ title })}
            error={problem('title') ?? undefined}
            maxLength={60}
            autoComplete="off"
            isDisabled={isReadOnly}
          />
          <LocalisedField
            label="Subtitle"
            placeholder="Your guide"
            value={value.subtitle}
            onChange={(subtitle) => set({ subtitle })}
            limit={80}
          />
        </Pair>
      </EditorSection>
      <ColourSection />
      <LauncherSection />
      <WindowSection />
      <EditorSection title="Pictures" description="Behind the greeting, and where a link to the chat is shared.">
        <ConfigPicture
          label="Cover"
          kind="cover"
          shape="wide"
          value={value.cover}
          onChange={(cover) => set({ cover })}
          error={problem('cover')}
        />
        <ConfigPicture
          label="Preview of a shared link"
          kind="previewImage"
          shape="wide"
          value={value.previewImage}
          onChange={(previewImage) => set({ previewImage })}
          error={problem('previewImage')}
        />
      </EditorSection>
      <LanguageSection />
      <CssSection />
    </div>
  );
}
