/**
 * @generated SignedSource<<65900b8c9f2a76affc167a00778324f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
import { FragmentRefs } from "relay-runtime";
export type ScheduledMessages_conversation$data = {
  readonly id: string;
  readonly scheduledMessages: ReadonlyArray<{
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
    readonly authorId: string | null | undefined;
    readonly authorName: string;
    readonly body: string;
    readonly cancelIfReply: boolean;
    readonly id: string;
    readonly sendAt: string;
  }>;
  readonly " $fragmentType": "ScheduledMessages_conversation";
};
export type ScheduledMessages_conversation$key = {
  readonly " $data"?: ScheduledMessages_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduledMessages_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduledMessages_conversation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledMessage",
      "kind": "LinkedField",
      "name": "scheduledMessages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
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
          "name": "sendAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelIfReply",
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
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "8e80cdd875e585be7df15979342fcb4d";

export default node;
