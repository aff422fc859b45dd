/**
 * @generated SignedSource<<025ff96fc1e2d81c93a5fbc3d2ac0b6c>>
 * @relayHash bb218b2b41f2fad637087cef75e1048f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4833561de9aeedd5b7e4ec19e186625eb05bb0847b8b846ee0582056413678b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfirmTwoFactor$variables = {
  code: string;
};
export type ConfirmTwoFactor$data = {
  readonly confirmTwoFactor: {
    readonly backupCodes: ReadonlyArray<string>;
    readonly security: {
      readonly " $fragmentSpreads": FragmentRefs<"TwoFactor_security">;
    };
  };
};
export type ConfirmTwoFactor = {
  response: ConfirmTwoFactor$data;
  variables: ConfirmTwoFactor$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
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
    "name": "ConfirmTwoFactor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TwoFactorCodes",
        "kind": "LinkedField",
        "name": "confirmTwoFactor",
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
    "name": "ConfirmTwoFactor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TwoFactorCodes",
        "kind": "LinkedField",
        "name": "confirmTwoFactor",
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
    "cacheID": "bb218b2b41f2fad637087cef75e1048f",
    "id": "b4833561de9aeedd5b7e4ec19e186625eb05bb0847b8b846ee0582056413678b",
    "metadata": {},
    "name": "ConfirmTwoFactor",
    "operationKind": "mutation",
    "text": "mutation ConfirmTwoFactor($code:String!){confirmTwoFactor(code:$code){backupCodes,security{...TwoFactor_security,id}}}fragment TwoFactor_security on AccountSecurity{id,hasPassword,twoFactorSince,backupCodesLeft}"
  }
};
})();

(node as any).hash = "f0d3deb74498e62775d67e8550d59e80";

export default node;
