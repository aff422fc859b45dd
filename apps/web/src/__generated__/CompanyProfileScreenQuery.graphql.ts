/**
 * @generated SignedSource<<ed9e26af5070e4b3f9789e5ca8724c9c>>
 * @relayHash 75c4f8a8bab5939a9a63c05053298ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6641a7cbeb2afcc8d8dcdd9f7d4edfa6f1dc4199b22f8df9e6ac6d8bcde0c0e6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserRole = "Admin" | "Staff";
export type CompanyProfileScreenQuery$variables = Record<PropertyKey, never>;
export type CompanyProfileScreenQuery$data = {
  readonly accountSecurity: {
    readonly hasPassword: boolean;
    readonly id: string;
  };
  readonly currentUser: {
    readonly client: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_client" | "DeletionSection_client" | "RetentionSection_client">;
    } | null | undefined;
    readonly role: UserRole;
  } | null | undefined;
};
export type CompanyProfileScreenQuery = {
  response: CompanyProfileScreenQuery$data;
  variables: CompanyProfileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountSecurity",
  "kind": "LinkedField",
  "name": "accountSecurity",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyProfileScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyForm_client"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RetentionSection_client"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeletionSection_client"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompanyProfileScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Retention",
                "kind": "LinkedField",
                "name": "retention",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "conversationDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitorDays",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "75c4f8a8bab5939a9a63c05053298ad5",
    "id": "6641a7cbeb2afcc8d8dcdd9f7d4edfa6f1dc4199b22f8df9e6ac6d8bcde0c0e6",
    "metadata": {},
    "name": "CompanyProfileScreenQuery",
    "operationKind": "query",
    "text": "query CompanyProfileScreenQuery{currentUser{role,client{id,...CompanyForm_client,...RetentionSection_client,...DeletionSection_client},id},accountSecurity{id,hasPassword}}fragment CompanyForm_client on Client{name,email,phone,website,country,timezone,companySize,logo,address{line1,line2,postalCode,city,state}}fragment DeleteCompanyDialog_client on Client{name}fragment DeletionSection_client on Client{name,...DeleteCompanyDialog_client}fragment RetentionSection_client on Client{retention{conversationDays,visitorDays}}"
  }
};
})();

(node as any).hash = "04fa18447fe76932bcfea5422e643fc8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
