/**
 * @generated SignedSource<<fcad447225565cd7312776ce7bd80b15>>
 * @relayHash c11de3db88a24c93c3cade1a0cfb1734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35073c3701be66d6b913b03729d8d7fc07f1d10534ce994bdc15588c9d98e14c

import { ConcreteRequest } from 'relay-runtime';
export type IdentityMode = "Off" | "Optional" | "Required";
export type IdentityProofModeMutation$variables = {
  id: string;
  mode: IdentityMode;
};
export type IdentityProofModeMutation$data = {
  readonly setIdentityMode: {
    readonly id: string;
    readonly installation: {
      readonly identityMode: IdentityMode;
    };
  };
};
export type IdentityProofModeMutation = {
  response: IdentityProofModeMutation$data;
  variables: IdentityProofModeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mode"
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
      },
      {
        "kind": "Variable",
        "name": "mode",
        "variableName": "mode"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "setIdentityMode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssistantInstallation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identityMode",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IdentityProofModeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IdentityProofModeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c11de3db88a24c93c3cade1a0cfb1734",
    "id": "35073c3701be66d6b913b03729d8d7fc07f1d10534ce994bdc15588c9d98e14c",
    "metadata": {},
    "name": "IdentityProofModeMutation",
    "operationKind": "mutation",
    "text": "mutation IdentityProofModeMutation($id:ID!,$mode:IdentityMode!){setIdentityMode(id:$id,mode:$mode){id,installation{identityMode}}}"
  }
};
})();

(node as any).hash = "231a582fc558730f13f86b7197293509";

export default node;
