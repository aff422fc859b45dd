/**
 * @generated SignedSource<<d0104458127a4c35ffed968cd80e2493>>
 * @relayHash 87aebca25eba6a7a2f061c757267fe91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e2584252a09edb58012d04a971b902ff4c6f5365f55a1ada9acf89f1b1f764

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetOnboarding } from './GetOnboarding.graphql';

const node: PreloadableConcreteRequest<GetOnboarding> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97e2584252a09edb58012d04a971b902ff4c6f5365f55a1ada9acf89f1b1f764",
    "metadata": {},
    "name": "GetOnboarding",
    "operationKind": "query",
    "text": null
  }
};

export default node;
