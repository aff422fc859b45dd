/**
 * @generated SignedSource<<1093e047a5fc8a6381e45ed08eb30e54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
export type ConversationEventType = "AssigneeChanged" | "HandedBack" | "HandoffRequested" | "LabelsChanged" | "PriorityChanged" | "Rated" | "Reopened" | "Resolved" | "ScheduledNotSent" | "SnoozeEnded" | "Snoozed" | "TakenOver" | "TeamChanged" | "TranscriptSent" | "VisitorBlocked" | "VisitorUnblocked" | "VisitorsMerged";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
export type MessageKind = "Csat" | "Event" | "Note" | "Text";
import { FragmentRefs } from "relay-runtime";
export type MessageBubble_message$data = {
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
  readonly author: MessageAuthor;
  readonly authorAvatar: string | null | undefined;
  readonly authorId: string | null | undefined;
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly event: {
    readonly type: ConversationEventType;
    readonly until: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly kind: MessageKind;
  readonly mentions: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly replyTo: {
    readonly authorName: string;
    readonly body: string;
    readonly id: string;
  } | null | undefined;
  readonly takenBackAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"MessageAttachments_message" | "QuotedMessage_message">;
  readonly " $fragmentType": "MessageBubble_message";
};
export type MessageBubble_message$key = {
  readonly " $data"?: MessageBubble_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_message">;
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
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v4 = {
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
  "name": "MessageBubble_message",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorAvatar",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
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
      "concreteType": "ConversationEvent",
      "kind": "LinkedField",
      "name": "event",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "mentions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/)
      ],
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
        (v2/*:: as any*/),
        (v3/*:: as any*/)
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
        (v1/*:: as any*/),
        (v4/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageAttachments_message"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuotedMessage_message"
    }
  ],
  "type": "Message",
  "abstractKey": null
};
})();

(node as any).hash = "da5d4abb0698446313348336e823baf4";

export default node;
