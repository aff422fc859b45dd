/**
 * @generated SignedSource<<fd9294692023991cf2895ef765f0e7d9>>
 * @relayHash 27b66cef608a2bb4089a6e6ba87f2d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00cef882f6cb6a7aa980b1a6a8f255865d8d29fc8a16cb99952c1f134327d972

import { ConcreteRequest } from 'relay-runtime';
export type DisconnectStore$variables = {
  id: string;
};
export type DisconnectStore$data = {
  readonly disconnectStore: string;
};
export type DisconnectStore = {
  response: DisconnectStore$data;
  variables: DisconnectStore$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "disconnectStore",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DisconnectStore",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisconnectStore",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "27b66cef608a2bb4089a6e6ba87f2d4a",
    "id": "00cef882f6cb6a7aa980b1a6a8f255865d8d29fc8a16cb99952c1f134327d972",
    "metadata": {},
    "name": "DisconnectStore",
    "operationKind": "mutation",
    "text": "mutation DisconnectStore($id:ID!){disconnectStore(id:$id)}"
  }
};
})();

(node as any).hash = "9b8b5d6e18fdf01eb957cdfe72b71596";

export default node;
