/**
 * @generated SignedSource<<3a936211f7d21952b58ed9b9941e2ea3>>
 * @relayHash 5e5de2429310d7ee36119ec35f8ef8a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7afc375c37430d1362d2d3f9895334313ee877a0bee756bd7d139a57b36fdb12

import { ConcreteRequest } from 'relay-runtime';
export type RevokeInvitation$variables = {
  id: string;
};
export type RevokeInvitation$data = {
  readonly revokeInvitation: string;
};
export type RevokeInvitation = {
  response: RevokeInvitation$data;
  variables: RevokeInvitation$variables;
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
    "name": "revokeInvitation",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RevokeInvitation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokeInvitation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5e5de2429310d7ee36119ec35f8ef8a3",
    "id": "7afc375c37430d1362d2d3f9895334313ee877a0bee756bd7d139a57b36fdb12",
    "metadata": {},
    "name": "RevokeInvitation",
    "operationKind": "mutation",
    "text": "mutation RevokeInvitation($id:ID!){revokeInvitation(id:$id)}"
  }
};
})();

(node as any).hash = "0d5b9f6630607c839545b0d55b0738cb";

export default node;
