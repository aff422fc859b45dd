/**
 * @generated SignedSource<<b4220658b3d30b2e9f913e5211a24d64>>
 * @relayHash 82f3f8aa1b3e9bf76bc15ce8f33f3749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID befb1ca2c5e829986ed4f9df02e040d483422b4f1d97b9b4cc01711686d996f0

import { ConcreteRequest } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
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
    readonly attachments: ReadonlyArray<{
      readonly height: number | null | undefined;
      readonly id: string;
      readonly kind: AttachmentKind;
      readonly mediaType: string;
      readonly name: string;
      readonly size: number;
      readonly url: string;
      readonly width: number | null | undefined;
    }>;
    readonly body: string;
    readonly folder: string | null | undefined;
    readonly id: string;
    readonly scope: SharingScope;
    readonly shortcut: string;
    readonly title: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
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
    "concreteType": "CannedReply",
    "kind": "LinkedField",
    "name": "updateCannedReply",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "concreteType": "Attachment",
        "kind": "LinkedField",
        "name": "attachments",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateCannedReply",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateCannedReply",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "82f3f8aa1b3e9bf76bc15ce8f33f3749",
    "id": "befb1ca2c5e829986ed4f9df02e040d483422b4f1d97b9b4cc01711686d996f0",
    "metadata": {},
    "name": "UpdateCannedReply",
    "operationKind": "mutation",
    "text": "mutation UpdateCannedReply($id:ID!,$input:CannedReplyInput!){updateCannedReply(id:$id,input:$input){id,shortcut,title,body,folder,scope,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "f367294d6158a1d12412af30aeaf0f91";

export default node;
