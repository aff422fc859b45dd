/**
 * @generated SignedSource<<656d2976fe121cb7f94f3be05411473d>>
 * @relayHash 969164b854761fcbae438059ae99bbd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 243f597a2f68f44e2c1e2766421422b58ac5829a5253ffb72d070e3fb1a64318

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "243f597a2f68f44e2c1e2766421422b58ac5829a5253ffb72d070e3fb1a64318",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
