/**
 * @generated SignedSource<<38fc3cd6dc5c5de7910d534f6a646211>>
 * @relayHash 284329612f4a53539a7ae8f69ed93add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 009e53bbace45e0188032a52064cb1a2eb45ec90f0378a28cab2bf0539fdbbd2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TopicScreenQuery } from './TopicScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopicScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "009e53bbace45e0188032a52064cb1a2eb45ec90f0378a28cab2bf0539fdbbd2",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
