/**
 * @generated SignedSource<<38d6cb3bdb91453c7bf653697b651f4d>>
 * @relayHash de0bc4c247dd84f67417af95f538ea31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40b137eeddf16be83995065bd3b5871341f9c1569007c7ed7e39ef14086037ae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxIdType = "AuAbn" | "CaBn" | "ChVat" | "EuVat" | "GbVat" | "InGst" | "NoVat" | "NzGst" | "SgGst" | "UsEin";
export type UpdateBillingDetailsInput = {
  address?: BillingAddressInput | null | undefined;
  email: string;
  name: string;
  taxId?: TaxIdInput | null | undefined;
};
export type BillingAddressInput = {
  city: string;
  country: string;
  line1: string;
  line2?: string | null | undefined;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
};
export type TaxIdInput = {
  type: TaxIdType;
  value: string;
};
export type UpdateBillingDetails$variables = {
  input: UpdateBillingDetailsInput;
};
export type UpdateBillingDetails$data = {
  readonly updateBillingDetails: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BillingDetails_details">;
  };
};
export type UpdateBillingDetails = {
  response: UpdateBillingDetails$data;
  variables: UpdateBillingDetails$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateBillingDetails",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BillingDetails",
        "kind": "LinkedField",
        "name": "updateBillingDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillingDetails_details"
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
    "name": "UpdateBillingDetails",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BillingDetails",
        "kind": "LinkedField",
        "name": "updateBillingDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BillingAddress",
            "kind": "LinkedField",
            "name": "address",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line1",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line2",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postalCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TaxId",
            "kind": "LinkedField",
            "name": "taxId",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
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
    "cacheID": "de0bc4c247dd84f67417af95f538ea31",
    "id": "40b137eeddf16be83995065bd3b5871341f9c1569007c7ed7e39ef14086037ae",
    "metadata": {},
    "name": "UpdateBillingDetails",
    "operationKind": "mutation",
    "text": "mutation UpdateBillingDetails($input:UpdateBillingDetailsInput!){updateBillingDetails(input:$input){id,...BillingDetails_details}}fragment BillingDetails_details on BillingDetails{name,email,address{line1,line2,city,state,postalCode,country},taxId{type,value}}"
  }
};
})();

(node as any).hash = "eb0377de352a1525655859fc6464b66a";

export default node;
