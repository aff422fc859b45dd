/**
 * @generated SignedSource<<8eea5041c0c68943d1734ff4da18bbb0>>
 * @relayHash 643c914919a4b02d6749459bbd0d7db6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 118811ccfcae088d56e46e1c3be04e9813971c15c281036d916ecce93719f4bf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountSecurity",
  "kind": "LinkedField",
  "name": "accountSecurity",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
      (v1/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "643c914919a4b02d6749459bbd0d7db6",
    "id": "118811ccfcae088d56e46e1c3be04e9813971c15c281036d916ecce93719f4bf",
    "metadata": {},
    "name": "CompanyProfileScreenQuery",
    "operationKind": "query",
    "text": "query CompanyProfileScreenQuery{currentUser{client{id,...CompanyForm_client,...RetentionSection_client,...DeletionSection_client},id},accountSecurity{id,hasPassword}}fragment CompanyForm_client on Client{name,email,phone,website,country,timezone,companySize,logo,address{line1,line2,postalCode,city,state}}fragment DeleteCompanyDialog_client on Client{name}fragment DeletionSection_client on Client{name,...DeleteCompanyDialog_client}fragment RetentionSection_client on Client{retention{conversationDays,visitorDays}}"
  }
};
})();

(node as any).hash = "b2f2b5d3d6a730e31ad6635dea2b4f2e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
