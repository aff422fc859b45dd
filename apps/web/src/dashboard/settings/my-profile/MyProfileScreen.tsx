import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import MyProfileScreenNode, { type MyProfileScreenQuery } from '#generated/MyProfileScreenQuery';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { NotificationsSection } from './NotificationsSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { WorkingSection } from './WorkingSection.tsx';

/** /dashboard/settings/my-profile: what is saved together first, then what is kept at once. */
export default function MyProfileScreen({ queryRef }: ScreenProps<MyProfileScreenQuery>) {
  useRefetchOn(MyProfileScreenNode, {}, { pace: OF_RECORDS });
  const { currentUser, preferences } = usePreloadedQuery<MyProfileScreenQuery>(
    graphql`
      query MyProfileScreenQuery @preloadable {
        currentUser {
          id
          ...ProfileForm_user
        }
        preferences {
          ...WorkingSection_preferences
          ...NotificationsSection_preferences
        }
      }
    `,
    queryRef,
  );
  const mayUpdate = usePermission('UPDATE_USER_PROFILE');
  return (
    <div className="relative mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      {currentUser && <ProfileForm key={currentUser.id} user={currentUser} />}
      <WorkingSection preferences={preferences} />
      <NotificationsSection preferences={preferences} />
      {!mayUpdate && (
        <ReadOnlyNotice>
          Your role does not include changing your profile. Ask an Admin of your company to let you.
        </ReadOnlyNotice>
      )}
    </div>
  );
}
