/**
 * @generated SignedSource<<27be922bb28bc1a05a662fa01ed4cf14>>
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
    readonly replyTo: {
      readonly attachments: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly authorName: string;
      readonly body: string;
      readonly id: string;
      readonly takenBackAt: string | null | undefined;
    } | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "concreteType": "Message",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "takenBackAt",
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
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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
            (v3/*:: as any*/),
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

(node as any).hash = "0a7fc381c9e8e4630f9a4854ceff4392";

export default node;
