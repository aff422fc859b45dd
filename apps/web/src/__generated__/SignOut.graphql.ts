/**
 * @generated SignedSource<<b34f65c4c74d0d697be3ea8e0c6610dc>>
 * @relayHash e2f4372bffe49d58de2acfa9f2e855af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6bcb76018a8b5eb55a5a1397e17d2c69b9bed0305736cd650417f31b820b4a0

import { ConcreteRequest } from 'relay-runtime';
export type SignOut$variables = Record<PropertyKey, never>;
export type SignOut$data = {
  readonly logout: boolean;
};
export type SignOut = {
  response: SignOut$data;
  variables: SignOut$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "logout",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignOut",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignOut",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "e2f4372bffe49d58de2acfa9f2e855af",
    "id": "e6bcb76018a8b5eb55a5a1397e17d2c69b9bed0305736cd650417f31b820b4a0",
    "metadata": {},
    "name": "SignOut",
    "operationKind": "mutation",
    "text": "mutation SignOut{logout}"
  }
};
})();

(node as any).hash = "298625b6230bc9f5dfbe3607192880d8";

export default node;
