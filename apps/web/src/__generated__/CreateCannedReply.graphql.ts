/**
 * @generated SignedSource<<add56b95528c639549024fa3211f731f>>
 * @relayHash c483d20ce67ed166512496c60bda7d61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c9a2b16cecf862a2c8de6c84150855b9f58c7781fd406404eea34425a4e1b8

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
export type CreateCannedReply$variables = {
  input: CannedReplyInput;
};
export type CreateCannedReply$data = {
  readonly createCannedReply: {
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CannedReply",
    "kind": "LinkedField",
    "name": "createCannedReply",
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
    "name": "CreateCannedReply",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateCannedReply",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c483d20ce67ed166512496c60bda7d61",
    "id": "f1c9a2b16cecf862a2c8de6c84150855b9f58c7781fd406404eea34425a4e1b8",
    "metadata": {},
    "name": "CreateCannedReply",
    "operationKind": "mutation",
    "text": "mutation CreateCannedReply($input:CannedReplyInput!){createCannedReply(input:$input){id,shortcut,title,body,folder,scope,usageCount,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "d73f76aa39e7326d249c883ac1eda7f5";

export default node;
