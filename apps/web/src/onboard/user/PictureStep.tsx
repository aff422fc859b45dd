import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { AvatarField } from '#assets/avatar-field/AvatarField.tsx';
import { pictureId, type Picture } from '#assets/avatar-field/picture.ts';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useSavePicture } from './useSavePicture.ts';

type First = { avatarImageId: Picture | null };

const SCHEMA = v.object({ avatarImageId: v.nullable(v.custom<Picture>(() => true)) });

/** Who has just joined may show their face; it is no condition. */
export function PictureStep() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const goOn = () => void navigate(paths.dashboard, { replace: true });
  const { savePicture } = useSavePicture();
  const [isUploading, setIsUploading] = useState(false);
  const form = useForm<First, First>({
    schema: SCHEMA,
    initial: { avatarImageId: null },
    async send({ avatarImageId }) {
      const id = pictureId(avatarImageId);
      if (id) await savePicture(id);
      goOn();
    },
  });

  return (
    <Form form={form}>
      <AvatarField
        {...form.field('avatarImageId')}
        label="Your picture"
        owner={user?.name ?? ''}
        look="me"
        onBusyChange={setIsUploading}
      />
      <div className="grid gap-2">
        {form.values.avatarImageId && !isUploading ? (
          <SubmitButton form={form} label="Save and go to the dashboard" busyLabel="Saving" size="lg" isWide />
        ) : (
          <Button size="lg" isWide disabled={isUploading} onClick={goOn}>
            Continue without a picture
          </Button>
        )}
      </div>
    </Form>
  );
}
