/**
 * @generated SignedSource<<c1c6139998819c3431d5a99f4dcc159d>>
 * @relayHash 52c4f2ab293fcd33b7c5743c7c63d10a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9063dfb0617b2df9437a9494a499c1f6194ad3e41f7dda1810d195281a002029

import { ConcreteRequest } from 'relay-runtime';
export type IdentityProofSecretMutation$variables = {
  id: string;
};
export type IdentityProofSecretMutation$data = {
  readonly renewIdentitySecret: string;
};
export type IdentityProofSecretMutation = {
  response: IdentityProofSecretMutation$data;
  variables: IdentityProofSecretMutation$variables;
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
    "name": "renewIdentitySecret",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IdentityProofSecretMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IdentityProofSecretMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "52c4f2ab293fcd33b7c5743c7c63d10a",
    "id": "9063dfb0617b2df9437a9494a499c1f6194ad3e41f7dda1810d195281a002029",
    "metadata": {},
    "name": "IdentityProofSecretMutation",
    "operationKind": "mutation",
    "text": "mutation IdentityProofSecretMutation($id:ID!){renewIdentitySecret(id:$id)}"
  }
};
})();

(node as any).hash = "93e53dee8e1ba506a3d0fda705bb4f13";

export default node;
