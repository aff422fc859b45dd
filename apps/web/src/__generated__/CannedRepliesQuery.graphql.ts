/**
 * @generated SignedSource<<efc8843efb402ba17376dfabd7bbfc71>>
 * @relayHash 79cfa936587a5e05e2c4efb9206be248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a907502cc0997251709ac46c98e57014d426d92e46ad54d4a5b2ec0ff6205d37

import { ConcreteRequest } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
export type SharingScope = "All" | "Me";
export type CannedRepliesQuery$variables = Record<PropertyKey, never>;
export type CannedRepliesQuery$data = {
  readonly cannedReplies: ReadonlyArray<{
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
    readonly usageCount: number;
  }>;
};
export type CannedRepliesQuery = {
  response: CannedRepliesQuery$data;
  variables: CannedRepliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CannedReply",
    "kind": "LinkedField",
    "name": "cannedReplies",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
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
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CannedRepliesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CannedRepliesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "79cfa936587a5e05e2c4efb9206be248",
    "id": "a907502cc0997251709ac46c98e57014d426d92e46ad54d4a5b2ec0ff6205d37",
    "metadata": {},
    "name": "CannedRepliesQuery",
    "operationKind": "query",
    "text": "query CannedRepliesQuery{cannedReplies{id,shortcut,title,body,folder,scope,usageCount,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "38caf08f855a41f46a04feba04180e59";

export default node;
