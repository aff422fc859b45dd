/**
 * @generated SignedSource<<844beb43959bdd7c24eca662ebc85f07>>
 * @relayHash 432b7c2286e839af7291a8a8f3cad132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176202d9fcfa491b1ab80d89bdacef6afa5004547d7cfe107a323d4c0cf60882

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "176202d9fcfa491b1ab80d89bdacef6afa5004547d7cfe107a323d4c0cf60882",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
