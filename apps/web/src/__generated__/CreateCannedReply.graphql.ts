/**
 * @generated SignedSource<<275ebc3e46f53a24c971cff3ee030cc8>>
 * @relayHash 8b6ae8dea9704d3ffbb37123a9b5e698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50b18d4b95f80f5e01d0141d75b17809f5c8bc6d674facb15f7066d151e86271

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
export type CreateCannedReply$variables = {
  input: CannedReplyInput;
};
export type CreateCannedReply$data = {
  readonly createCannedReply: {
    readonly " $fragmentSpreads": FragmentRefs<"cannedReplies_reply">;
  };
};
export type CreateCannedReply = {
  response: CreateCannedReply$data;
  variables: CreateCannedReply$variables;
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
    "name": "CreateCannedReply",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CannedReply",
        "kind": "LinkedField",
        "name": "createCannedReply",
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
    "name": "CreateCannedReply",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CannedReply",
        "kind": "LinkedField",
        "name": "createCannedReply",
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
    "cacheID": "8b6ae8dea9704d3ffbb37123a9b5e698",
    "id": "50b18d4b95f80f5e01d0141d75b17809f5c8bc6d674facb15f7066d151e86271",
    "metadata": {},
    "name": "CreateCannedReply",
    "operationKind": "mutation",
    "text": "mutation CreateCannedReply($input:CannedReplyInput!){createCannedReply(input:$input){...cannedReplies_reply,id}}fragment cannedReplies_reply on CannedReply{id,shortcut,title,body,folder,scope,usageCount,attachments{id,kind,name,mediaType,size,width,height,url}}"
  }
};
})();

(node as any).hash = "682da7a5c924fc23c13b6a8e514e9091";

export default node;
