/**
 * @generated SignedSource<<8c2cb6a3796b7899503f96fb3e44286f>>
 * @relayHash c9bca4bedd0a0341a96768616ad81bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6a3b6cb68c0b935579d37c6c16cd3bb9a3262d61bafb6e8ba88450f68905e55

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetOnboarding } from './GetOnboarding.graphql';

const node: PreloadableConcreteRequest<GetOnboarding> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6a3b6cb68c0b935579d37c6c16cd3bb9a3262d61bafb6e8ba88450f68905e55",
    "metadata": {},
    "name": "GetOnboarding",
    "operationKind": "query",
    "text": null
  }
};

export default node;
