/**
 * @generated SignedSource<<1a51d104d89390d57fe667f35ca8d26b>>
 * @relayHash 0fa2060fe689d447bacc48fe9a0f18bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3339796ef2475b3f9633927d0d7f5f64b5357c22b0e91e3791c45a7a0d95e513

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetOnboarding } from './GetOnboarding.graphql';

const node: PreloadableConcreteRequest<GetOnboarding> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3339796ef2475b3f9633927d0d7f5f64b5357c22b0e91e3791c45a7a0d95e513",
    "metadata": {},
    "name": "GetOnboarding",
    "operationKind": "query",
    "text": null
  }
};

export default node;
