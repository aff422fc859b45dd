/**
 * @generated SignedSource<<4916b795f356070e51f3c91bd2039efe>>
 * @relayHash a080dccb9f4e4bb15209ae249852be31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1a81241211673a0dd3519f66c1b8573dcdcaa990369b07cbbc30aa85ddfe7ca

import { ConcreteRequest } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
export type UseCannedReply$variables = {
  conversationId: string;
  id: string;
};
export type UseCannedReply$data = {
  readonly useCannedReply: {
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
  };
};
export type UseCannedReply = {
  response: UseCannedReply$data;
  variables: UseCannedReply$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conversationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "UsedCannedReply",
    "kind": "LinkedField",
    "name": "useCannedReply",
    "plural": false,
    "selections": [
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
        "concreteType": "Attachment",
        "kind": "LinkedField",
        "name": "attachments",
        "plural": true,
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UseCannedReply",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UseCannedReply",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "a080dccb9f4e4bb15209ae249852be31",
    "id": "b1a81241211673a0dd3519f66c1b8573dcdcaa990369b07cbbc30aa85ddfe7ca",
    "metadata": {},
    "name": "UseCannedReply",
    "operationKind": "mutation",
    "text": "mutation UseCannedReply($id:ID!,$conversationId:ID!){useCannedReply(id:$id,conversationId:$conversationId){body,attachments{id,kind,name,mediaType,size,width,height,url}}}"
  }
};
})();

(node as any).hash = "24a3bc0f38f4655e09d255ee506b2e00";

export default node;
