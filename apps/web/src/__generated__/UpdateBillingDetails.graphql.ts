/**
 * @generated SignedSource<<bc7b36c45a78b3d567766fe5489b0f34>>
 * @relayHash 88771290a4fb6fce60f415d37e54e71e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbf50ecd3beab9c522f746b74b38821fecf24b9aca45bda777e98adb5796a02

import { ConcreteRequest } from 'relay-runtime';
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
    readonly address: {
      readonly city: string;
      readonly country: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly state: string | null | undefined;
    } | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly name: string;
    readonly taxId: {
      readonly type: TaxIdType;
      readonly value: string;
    } | null | undefined;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BillingDetails",
    "kind": "LinkedField",
    "name": "updateBillingDetails",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateBillingDetails",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateBillingDetails",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "88771290a4fb6fce60f415d37e54e71e",
    "id": "abbf50ecd3beab9c522f746b74b38821fecf24b9aca45bda777e98adb5796a02",
    "metadata": {},
    "name": "UpdateBillingDetails",
    "operationKind": "mutation",
    "text": "mutation UpdateBillingDetails($input:UpdateBillingDetailsInput!){updateBillingDetails(input:$input){id,name,email,address{line1,line2,city,state,postalCode,country},taxId{type,value}}}"
  }
};
})();

(node as any).hash = "efe3d4c039cd5b1dea2c21a2fd0c84ed";

export default node;
