/**
 * @generated SignedSource<<c77847b52b0e5e3adee8f6fcc9678ef6>>
 * @relayHash f36ce25d2bc6b898194aaf417d381a38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f03fa9d22f087bdb1afcf84f34848b063dd32c336ecd1be4263492da00ef95d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnerProofInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type DisableTwoFactor$variables = {
  input: OwnerProofInput;
};
export type DisableTwoFactor$data = {
  readonly disableTwoFactor: {
    readonly " $fragmentSpreads": FragmentRefs<"TwoFactor_security">;
  };
};
export type DisableTwoFactor = {
  response: DisableTwoFactor$data;
  variables: DisableTwoFactor$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DisableTwoFactor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "disableTwoFactor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoFactor_security"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisableTwoFactor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "disableTwoFactor",
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
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twoFactorSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "backupCodesLeft",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f36ce25d2bc6b898194aaf417d381a38",
    "id": "0f03fa9d22f087bdb1afcf84f34848b063dd32c336ecd1be4263492da00ef95d",
    "metadata": {},
    "name": "DisableTwoFactor",
    "operationKind": "mutation",
    "text": "mutation DisableTwoFactor($input:OwnerProofInput!){disableTwoFactor(input:$input){...TwoFactor_security,id}}fragment TwoFactor_security on AccountSecurity{id,hasPassword,twoFactorSince,backupCodesLeft}"
  }
};
})();

(node as any).hash = "96c30ef80f816cb9a46aadfd38ebea3c";

export default node;
