import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ProfileForm_user$key } from '#generated/ProfileForm_user';
import { type UpdateProfile, type UpdateProfileInput } from '#generated/UpdateProfile';
import { AvatarField } from '#assets/avatar-field/AvatarField.tsx';
import { savedPicture } from '#assets/avatar-field/picture.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { usePermission } from '#session/usePermission.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SaveRow } from '#ui/form/SaveRow.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { profileSchema } from './profileSchema.ts';
import { BROWSER, timezoneOptions } from './timezoneOptions.ts';

/** Who one is to colleagues and visitors; without UPDATE_USER_PROFILE, to read only. */
export function ProfileForm(props: { user: ProfileForm_user$key }) {
  const user = useFragment(
    graphql`
      fragment ProfileForm_user on User {
        name
        email
        phone
        title
        bio
        avatar
        timezone
      }
    `,
    props.user,
  );
  const mayUpdate = usePermission('UPDATE_USER_PROFILE');
  const [isUploading, setIsUploading] = useState(false);
  const { updateProfile } = useUpdateProfile();
  const form = useForm<Values, UpdateProfileInput>({
    schema: profileSchema,
    initial: {
      avatarImageId: savedPicture(user.avatar),
      name: user.name,
      phone: user.phone ?? '',
      title: user.title ?? '',
      bio: user.bio ?? '',
      timezone: user.timezone ?? BROWSER,
    },
    async send(input, changed) {
      await updateProfile(Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name))));
      notify({ kind: 'success', title: 'Profile saved.' });
    },
  });
  const isReadOnly = { isDisabled: !mayUpdate };

  return (
    <Section title="Profile" description="How colleagues and visitors see you.">
      <Form form={form}>
        <AvatarField
          label="Photo"
          owner={form.values.name}
          look="me"
          onBusyChange={setIsUploading}
          {...isReadOnly}
          {...form.field('avatarImageId')}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...isReadOnly} {...form.field('name')} />
          <TextField
            label="Email"
            type="email"
            value={user.email}
            hint="You sign in with this address; it cannot be changed."
            isDisabled
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            placeholder="+41 31 555 01 42"
            {...isReadOnly}
            {...form.field('phone')}
          />
          <ComboBox
            label="Time zone"
            hint="All times are shown in it."
            options={timezoneOptions(user.timezone ?? null)}
            {...isReadOnly}
            {...form.field('timezone')}
          />
          <TextField
            label="Title"
            autoComplete="organization-title"
            placeholder="Boot fitter"
            hint="Visitors read it where a guided flow shows it."
            {...isReadOnly}
            {...form.field('title')}
          />
        </div>
        <TextArea
          label="Bio"
          hint="A few words about you, for visitors whom a guided flow shows them."
          rows={2}
          limit={300}
          {...isReadOnly}
          {...form.field('bio')}
        />
        <SaveRow form={form} label="Save profile" isWaiting={isUploading} isReadOnly={!mayUpdate} />
      </Form>
      <UnsavedChanges hasChanges={form.isDirty || isUploading} what="Your changes to your profile" />
    </Section>
  );
}

type Values = {
  avatarImageId: ReturnType<typeof savedPicture>;
  name: string;
  phone: string;
  title: string;
  bio: string;
  /** Null when the text was emptied. */
  timezone: string | null;
};

function useUpdateProfile() {
  const [send] = useAsyncMutation<UpdateProfile>(graphql`
    mutation UpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        id
        ...ProfileForm_user
      }
    }
  `);
  const updateProfile = (input: UpdateProfileInput) => send({ input });
  return { updateProfile };
}
