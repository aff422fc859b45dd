import { useState } from 'react';
import { paths } from '#router/paths.ts';
import { usePlace } from '#router/place.ts';
import { PlaceLink } from '#router/PlaceLink.tsx';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { googleProblemIn } from './googleProblem.ts';
import { OrDivider } from './OrDivider.tsx';
import { PublicFrame } from '#ui/public-frame/PublicFrame.tsx';
import { SignupForm } from './SignupForm.tsx';
import { Terms } from './Terms.tsx';

/** /signup: founds a company and its first Admin. Reached only where the operator allows it. */
export default function SignupScreen() {
  const { search, loaded } = usePlace();
  const next = readReturnPath(search);
  const [googleProblem, setGoogleProblem] = useState(() => googleProblemIn(loaded));

  return (
    <PublicFrame
      title="Create an account"
      intro={
        <>
          Already with us?{' '}
          <PlaceLink className="link" to={withReturnPath(paths.login, next)}>
            Sign in
          </PlaceLink>
        </>
      }
      footer={<Terms act="creating an account" />}
    >
      {googleProblem && <FormNotice tone="critical">{googleProblem}</FormNotice>}
      <GoogleButton purpose="signup" next={next} onProblem={setGoogleProblem} />
      <OrDivider />
      <SignupForm next={next} />
    </PublicFrame>
  );
}
