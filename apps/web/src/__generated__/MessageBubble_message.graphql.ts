/**
 * @generated SignedSource<<545219d4e557d3d53f87058b493fc4e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnswerComplaint = "Incomplete" | "NotMyQuestion" | "Unclear" | "Wrong";
export type AttachmentKind = "File" | "Image";
export type ConversationEventType = "AssigneeChanged" | "Booked" | "BookingCanceled" | "BookingMissed" | "BookingMoved" | "HandedBack" | "HandedOver" | "HandoffRequested" | "LabelsChanged" | "PriorityChanged" | "Rated" | "Reopened" | "Resolved" | "ScheduledNotSent" | "SnoozeEnded" | "Snoozed" | "TakenOver" | "TeamChanged" | "TicketCreated" | "TicketSolved" | "TranscriptSent" | "VisitorBlocked" | "VisitorUnblocked" | "VisitorsMerged";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
export type MessageKind = "Article" | "Booking" | "Choices" | "Csat" | "Event" | "Form" | "Note" | "Products" | "Question" | "Team" | "Text";
import { FragmentRefs } from "relay-runtime";
export type MessageBubble_message$data = {
  readonly answer: {
    readonly comment: string | null | undefined;
    readonly complaint: AnswerComplaint | null | undefined;
    readonly isHelpful: boolean | null | undefined;
  } | null | undefined;
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
  readonly booking: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking">;
  } | null | undefined;
  readonly citations: ReadonlyArray<{
    readonly articleId: string | null | undefined;
    readonly heading: string;
    readonly number: number;
    readonly page: number | null | undefined;
    readonly quote: string;
    readonly title: string;
    readonly url: string | null | undefined;
  }>;
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
  readonly products: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_shelf">;
  } | null | undefined;
  readonly replyTo: {
    readonly authorName: string;
    readonly body: string;
    readonly id: string;
  } | null | undefined;
  readonly takenBackAt: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"FormFacts_message" | "MessageAttachments_message" | "QuotedMessage_message">;
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
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
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
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Citation",
      "kind": "LinkedField",
      "name": "citations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
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
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "articleId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Answer",
      "kind": "LinkedField",
      "name": "answer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHelpful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "complaint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductShelf",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductShelf_shelf"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookingFacts_booking"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormFacts_message"
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

(node as any).hash = "a79836c807c4b6d9196e4b3d2b74911d";

export default node;
