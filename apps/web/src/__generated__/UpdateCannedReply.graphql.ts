/**
 * @generated SignedSource<<2a94c740a476836e3b5c0c371e9adb33>>
 * @relayHash eecef6c6b31474ac0653ea4e425e686c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b577ebcbb09678d6d8a60a0ab57789817060fc9b760e215eeb7b01297d16b01

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharingScope = "All" | "Me";
export type CannedReplyInput = {
  attachmentIds?: ReadonlyArray<string> | null | undefined;
  body: string;
  folder?: string | null | undefined;
  scope?: SharingScope;
  shortcut: string;
  title: string;
};
export type UpdateCannedReply$variables = {
  id: string;
  input: CannedReplyInput;
};
export type UpdateCannedReply$data = {
  readonly updateCannedReply: {
    readonly " $fragmentSpreads": FragmentRefs<"cannedReplies_reply">;
  };
};
export type UpdateCannedReply = {
  response: UpdateCannedReply$data;
  variables: UpdateCannedReply$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
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
    "name": "UpdateCannedReply",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CannedReply",
        "kind": "LinkedField",
        "name": "updateCannedReply",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "cannedReplies_reply"
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
    "name": "UpdateCannedReply",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CannedReply",
        "kind": "LinkedField",
        "name": "updateCannedReply",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shortcut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "folder",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scope",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "usageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Attachment",
            "kind": "LinkedField",
            "name": "attachments",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
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
                "name": "mediaType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "size",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
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
    "cacheID": "eecef6c6b31474ac0653ea4e425e686c",
    "id": "4b577ebcbb09678d6d8a60a0ab57789817060fc9b760e215eeb7b01297d16b01",
    "metadata": {},
    "name": "UpdateCannedReply",
    "operationKind": "mutation",
    "text": "mutation UpdateCannedReply($id:ID!,$input:CannedReplyInput!){updateCannedReply(id:$id,input:$input){...cannedReplies_reply,id}}fragment cannedReplies_reply on CannedReply{id,shortcut,title,body,folder,scope,usageCount,attachments{id,kind,name,mediaType,size,width,height,url}}"
  }
};
})();

(node as any).hash = "f25df3bc0f8a481f71cd3be4565a8058";

export default node;
