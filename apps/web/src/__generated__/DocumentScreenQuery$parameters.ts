/**
 * @generated SignedSource<<8a8c79af17375b6710b93c5a98af4c6c>>
 * @relayHash 6d2448ebceab0dc8b32831476bf9f757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0fcfc4d9dfe33d74ff7c63397add318f48bd45e7b6864f292de2d41dab1b7c1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0fcfc4d9dfe33d74ff7c63397add318f48bd45e7b6864f292de2d41dab1b7c1",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
