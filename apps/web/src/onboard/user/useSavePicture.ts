import { graphql } from 'react-relay/hooks';
import { type SaveFirstPicture } from '#generated/SaveFirstPicture';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Makes an uploaded picture one's own. Rejects with the API's error, for the form to show. */
export function useSavePicture() {
  const [send] = useAsyncMutation<SaveFirstPicture>(graphql`
    mutation SaveFirstPicture($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        id
        avatar
      }
    }
  `);

  const savePicture = (avatarImageId: string) => send({ input: { avatarImageId } });
  return { savePicture };
}
