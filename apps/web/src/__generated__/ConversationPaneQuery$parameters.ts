/**
 * @generated SignedSource<<61be4b5948ce613647d8cd9843138131>>
 * @relayHash 744fe0dad623e69eccfcd6013e847d8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79317f7fcefdae46f3a12109df744dc7ea9acf6b33a10b8e66de8a9cb177a6de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79317f7fcefdae46f3a12109df744dc7ea9acf6b33a10b8e66de8a9cb177a6de",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
