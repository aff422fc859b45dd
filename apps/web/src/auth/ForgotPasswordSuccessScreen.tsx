import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';

/** /forgot-password/success: the same whether there is such an account or not. */
export default function ForgotPasswordSuccessScreen() {
  const { email }: Record<string, unknown> = Object(usePlace().state);
  return (
    <PublicFrame
      title="Check your email"
      intro={
        <>
          If{' '}
          {typeof email === 'string' ? (
            <span className="font-medium break-words text-ink">{email}</span>
          ) : (
            'that address'
          )}{' '}
          has an account, a link to set a new password is on its way. It works once, for one hour.
        </>
      }
    >
      <p className="text-dense text-ink-muted">
        Nothing there after a few minutes? Look among spam, or{' '}
        <PlaceLink className="link" to={paths.forgotPassword}>
          ask for another link
        </PlaceLink>
        .
      </p>
      <p className="text-dense">
        <PlaceLink className="link" to={paths.login}>
          Back to sign in
        </PlaceLink>
      </p>
    </PublicFrame>
  );
}
