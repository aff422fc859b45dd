import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { type PasswordScreenQuery } from '#generated/PasswordScreenQuery';
import { NoAccess } from '#dashboard/frame/NoAccess.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { Section } from '#ui/Section.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';

/** /dashboard/settings/reset-password: another password, or the first one for who signs in with Google; the second step, and devices. */
export default function PasswordScreen({ queryRef }: ScreenProps<PasswordScreenQuery>) {
  const { accountSecurity, currentUser } = usePreloadedQuery<PasswordScreenQuery>(
    graphql`
      query PasswordScreenQuery @preloadable {
        accountSecurity {
          id
          hasPassword
        }
        currentUser {
          email
        }
      }
    `,
    queryRef,
  );
  const mayChange = usePermission('UPDATE_USER_PROFILE');
  const [changes, setChanges] = useState(0);
  const email = currentUser?.email ?? '';

  if (!mayChange) {
    return <NoAccess permission="UPDATE_USER_PROFILE" title="You cannot change your password here" />;
  }
  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <Section
        title="Password"
        description="Changing your password signs you out on all other devices. You stay signed in on this one."
      >
        {changes > 0 && (
          <div key={changes} ref={takeFocus} tabIndex={-1} className="mb-4 max-w-96 rounded-control">
            <FormNotice tone="neutral">Your password was changed. All other devices are signed out.</FormNotice>
          </div>
        )}
        {accountSecurity.hasPassword ? (
          // Anew after each change: what was typed does not stay in the page.
          <ChangePasswordForm key={`form ${changes}`} email={email} onDone={() => setChanges((count) => count + 1)} />
        ) : (
          <FirstPassword email={email} />
        )}
      </Section>
      <SecuritySection />
    </div>
  );
}

/** The button that was pressed has gone with the form of before. */
const takeFocus = (notice: HTMLDivElement | null) => notice?.focus();
