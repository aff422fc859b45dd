/**
 * @generated SignedSource<<ab1723181018ab7b53367b980a836f60>>
 * @relayHash 2f4810e924ec1187ce7f573b88c57aa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9324aa7bf66589d5216c227eb68b0a58bad74d89b0ea36433f93c19d15b737df

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnerProofInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type RenewBackupCodes$variables = {
  input: OwnerProofInput;
};
export type RenewBackupCodes$data = {
  readonly renewBackupCodes: {
    readonly backupCodes: ReadonlyArray<string>;
    readonly security: {
      readonly " $fragmentSpreads": FragmentRefs<"TwoFactor_security">;
    };
  };
};
export type RenewBackupCodes = {
  response: RenewBackupCodes$data;
  variables: RenewBackupCodes$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backupCodes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RenewBackupCodes",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TwoFactorCodes",
        "kind": "LinkedField",
        "name": "renewBackupCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountSecurity",
            "kind": "LinkedField",
            "name": "security",
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
    "name": "RenewBackupCodes",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TwoFactorCodes",
        "kind": "LinkedField",
        "name": "renewBackupCodes",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountSecurity",
            "kind": "LinkedField",
            "name": "security",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2f4810e924ec1187ce7f573b88c57aa8",
    "id": "9324aa7bf66589d5216c227eb68b0a58bad74d89b0ea36433f93c19d15b737df",
    "metadata": {},
    "name": "RenewBackupCodes",
    "operationKind": "mutation",
    "text": "mutation RenewBackupCodes($input:OwnerProofInput!){renewBackupCodes(input:$input){backupCodes,security{...TwoFactor_security,id}}}fragment TwoFactor_security on AccountSecurity{id,hasPassword,twoFactorSince,backupCodesLeft}"
  }
};
})();

(node as any).hash = "bd6fe95c7fc5911cc3661cd75559c588";

export default node;
