/**
 * @generated SignedSource<<21cbbf62b623def1003c7b4f5e0e9679>>
 * @relayHash fde4f2c45fa62e8b26884aa6ce034058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833b35cbe008730104dbe002ec44a098e569a3c5e69430f0cc4a54b30dd58dae

import { ConcreteRequest } from 'relay-runtime';
export type AddressMapMutation$variables = {
  fieldId: string;
  submissionId: string;
};
export type AddressMapMutation$data = {
  readonly drawAddressMap: {
    readonly addressMaps: ReadonlyArray<{
      readonly fieldId: string;
      readonly url: string | null | undefined;
    }>;
    readonly id: string;
  };
};
export type AddressMapMutation = {
  response: AddressMapMutation$data;
  variables: AddressMapMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fieldId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "submissionId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fieldId",
        "variableName": "fieldId"
      },
      {
        "kind": "Variable",
        "name": "submissionId",
        "variableName": "submissionId"
      }
    ],
    "concreteType": "FormSubmission",
    "kind": "LinkedField",
    "name": "drawAddressMap",
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
        "concreteType": "AddressMap",
        "kind": "LinkedField",
        "name": "addressMaps",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddressMapMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AddressMapMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "fde4f2c45fa62e8b26884aa6ce034058",
    "id": "833b35cbe008730104dbe002ec44a098e569a3c5e69430f0cc4a54b30dd58dae",
    "metadata": {},
    "name": "AddressMapMutation",
    "operationKind": "mutation",
    "text": "mutation AddressMapMutation($submissionId:ID!,$fieldId:String!){drawAddressMap(submissionId:$submissionId,fieldId:$fieldId){id,addressMaps{fieldId,url}}}"
  }
};
})();

(node as any).hash = "19089138d0169904f029a0cdf6b16e2f";

export default node;
