import { type ReactNode } from 'react';
import { AvatarField } from '#assets/avatar-field/AvatarField.tsx';
import { type PictureKind } from '#assets/avatar-field/picture.ts';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

type ConfigPictureProps = {
  label: string;
  kind: PictureKind;
  shape: 'round' | 'square' | 'wide';
  /** Its path, as the configuration names it. */
  value: string | null;
  onChange: (path: string | null) => void;
  error?: string | null;
  extra?: ReactNode;
};

/** A picture that the draft names: it is uploaded at once, and seen in the preview. */
export function ConfigPicture({ value, onChange, ...field }: ConfigPictureProps) {
  const { config, isReadOnly, addressOf, rememberImage } = useAssistantEditor();
  const address = addressOf(value);
  return (
    <AvatarField
      {...field}
      owner={config.appearance.title}
      look="assistant"
      value={address === null ? null : { address }}
      onChange={(picture) => {
        if (picture?.path === undefined) {
          onChange(null);
          return;
        }
        rememberImage(picture.path, picture.publicAddress ?? picture.address);
        onChange(picture.path);
      }}
      isDisabled={isReadOnly}
    />
  );
}
