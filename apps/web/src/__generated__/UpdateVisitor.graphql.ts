/**
 * @generated SignedSource<<7e1de72e173761fd6ade3997ce3d4ab4>>
 * @relayHash 7efa74c980a2de25e548ffacd5d9131f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa4b9242b0054389a0605d4c7e8fa376fe7f7c74b4b9cb70303a001ba4068a6

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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VisitorAttribute",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
    "cacheID": "7efa74c980a2de25e548ffacd5d9131f",
    "id": "5aa4b9242b0054389a0605d4c7e8fa376fe7f7c74b4b9cb70303a001ba4068a6",
    "metadata": {},
    "name": "UpdateVisitor",
    "operationKind": "mutation",
    "text": "mutation UpdateVisitor($input:UpdateVisitorInput!){updateVisitor(input:$input){...ContactFacts_visitor,...Attributes_visitor,...VisitorDialog_visitor,id}}fragment Attributes_visitor on Visitor{attributes{name,value}}fragment ContactFacts_visitor on Visitor{id,email,phone,city,country,timezone,locale,browser,os,device,...VisitorDialog_visitor}fragment MergeVisitor_visitor on Visitor{id,name}fragment VisitorDialog_visitor on Visitor{id,name,email,phone,attributes{name,value},...MergeVisitor_visitor}"
  }
};
})();

(node as any).hash = "1bbc9878ed89d57f90a50df7b9a46a28";

export default node;
