import { useRef, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import type { GoogleResult } from './finishGoogle.ts';
import { FormNotice } from './FormNotice.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { OrDivider } from './OrDivider.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { SignupForm } from './SignupForm.tsx';
import { Terms } from './Terms.tsx';

/** /signup: founds a company and its first Admin. Reached only where the operator allows it. */
export default function SignupScreen() {
  const google = useLoaderData<GoogleResult>();
  const [search] = useSearchParams();
  const next = readReturnPath(search);
  const [googleProblem, setGoogleProblem] = useState(google?.problem ?? null);
  const rememberMe = useRef(true);

  return (
    <PublicFrame
      title="Create an account"
      intro={
        <>
          Already with us?{' '}
          <Link className="link" to={withReturnPath(paths.login, next)}>
            Sign in
          </Link>
        </>
      }
      footer={<Terms act="creating an account" />}
    >
      {googleProblem && <FormNotice tone="critical">{googleProblem}</FormNotice>}
      <GoogleButton purpose="signup" next={next} rememberMe={() => rememberMe.current} onProblem={setGoogleProblem} />
      <OrDivider />
      <SignupForm
        next={next}
        onRememberMe={(isRemembered) => {
          rememberMe.current = isRemembered;
        }}
      />
    </PublicFrame>
  );
}
