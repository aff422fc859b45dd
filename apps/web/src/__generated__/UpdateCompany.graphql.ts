/**
 * @generated SignedSource<<54d43e4ac7dad5ae4f05bc297f044321>>
 * @relayHash bf66cf66bfb9c30f650b458528547782
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6c4b6bcded18733b1e2d6bc5c888251cb4d5bc5433d885eae613be66f7c574e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanySize = "Over1000" | "UpTo10" | "UpTo1000" | "UpTo200" | "UpTo50";
export type UpdateCompanyInput = {
  address?: CompanyAddressInput | null | undefined;
  companySize?: CompanySize | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  logoImageId?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  timezone?: string | null | undefined;
  website?: string | null | undefined;
};
export type CompanyAddressInput = {
  city?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
};
export type UpdateCompany$variables = {
  input: UpdateCompanyInput;
};
export type UpdateCompany$data = {
  readonly updateCompany: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_client">;
  };
};
export type UpdateCompany = {
  response: UpdateCompany$data;
  variables: UpdateCompany$variables;
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
    "name": "UpdateCompany",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "updateCompany",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CompanyForm_client"
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
    "name": "UpdateCompany",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "updateCompany",
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
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companySize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyAddress",
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
                "name": "postalCode",
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
    "cacheID": "bf66cf66bfb9c30f650b458528547782",
    "id": "f6c4b6bcded18733b1e2d6bc5c888251cb4d5bc5433d885eae613be66f7c574e",
    "metadata": {},
    "name": "UpdateCompany",
    "operationKind": "mutation",
    "text": "mutation UpdateCompany($input:UpdateCompanyInput!){updateCompany(input:$input){id,...CompanyForm_client}}fragment CompanyForm_client on Client{name,email,phone,website,country,timezone,companySize,logo,address{line1,line2,postalCode,city,state}}"
  }
};
})();

(node as any).hash = "10bd4b3a36c0cc9e92457ed9bb00d6c2";

export default node;
