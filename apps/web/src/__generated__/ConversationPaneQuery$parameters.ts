/**
 * @generated SignedSource<<635c0915347006df4fa4aa38d9d24514>>
 * @relayHash 0916e4882fce87cf61775248a902f53c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d14d6d2c22e6eb1dbc9bf0aca058d42e768b959ee316ac3cd8273bf05ff8d092

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d14d6d2c22e6eb1dbc9bf0aca058d42e768b959ee316ac3cd8273bf05ff8d092",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
