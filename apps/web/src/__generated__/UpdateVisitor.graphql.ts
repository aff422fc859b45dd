/**
 * @generated SignedSource<<7084b2f234a13b3e673d7bb8bd9e5a5b>>
 * @relayHash 52f9224bb1142c608694bb55e5b5449f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67844fa73364966c032efafd309a53ba0e4bc4ee709e01148d21c2bb0090deaa

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateVisitorInput = {
  attributes?: ReadonlyArray<VisitorAttributeInput> | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  visitorId: string;
};
export type VisitorAttributeInput = {
  name: string;
  value: string;
};
export type UpdateVisitor$variables = {
  input: UpdateVisitorInput;
};
export type UpdateVisitor$data = {
  readonly updateVisitor: {
    readonly renamed: ReadonlyArray<{
      readonly id: string;
      readonly version: number;
      readonly visitorEmail: string | null | undefined;
      readonly visitorName: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Attributes_visitor" | "ContactFacts_visitor" | "VisitorDialog_visitor">;
  };
};
export type UpdateVisitor = {
  response: UpdateVisitor$data;
  variables: UpdateVisitor$variables;
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
},
v3 = {
  "alias": "renamed",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "Conversation",
  "kind": "LinkedField",
  "name": "conversations",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorEmail",
      "storageKey": null
    }
  ],
  "storageKey": "conversations(first:20)"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateVisitor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Visitor",
        "kind": "LinkedField",
        "name": "updateVisitor",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactFacts_visitor"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Attributes_visitor"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VisitorDialog_visitor"
          },
          (v3/*:: as any*/)
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
    "name": "UpdateVisitor",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Visitor",
        "kind": "LinkedField",
        "name": "updateVisitor",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "city",
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
            "name": "locale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "browser",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "os",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VisitorAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "52f9224bb1142c608694bb55e5b5449f",
    "id": "67844fa73364966c032efafd309a53ba0e4bc4ee709e01148d21c2bb0090deaa",
    "metadata": {},
    "name": "UpdateVisitor",
    "operationKind": "mutation",
    "text": "mutation UpdateVisitor($input:UpdateVisitorInput!){updateVisitor(input:$input){...ContactFacts_visitor,...Attributes_visitor,...VisitorDialog_visitor,renamed:conversations(first:20){id,version,visitorName,visitorEmail},id}}fragment Attributes_visitor on Visitor{attributes{name,value}}fragment ContactFacts_visitor on Visitor{id,email,phone,city,country,timezone,locale,browser,os,device,...VisitorDialog_visitor}fragment MergeVisitor_visitor on Visitor{id,name}fragment VisitorDialog_visitor on Visitor{id,name,email,phone,attributes{name,value},...MergeVisitor_visitor}"
  }
};
})();

(node as any).hash = "580ad001ec03c5f4584ce1f6818df89e";

export default node;
