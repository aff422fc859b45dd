/**
 * @generated SignedSource<<912d425a9e21862c5b4cc66ac36f5d96>>
 * @relayHash 5f8f8bef4f0a36fa123634f4cd0fb643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 978e4c7c94be2766cbe2dbcd8092b99c8802a8bce86c0a8a2edeed90f8925457

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "978e4c7c94be2766cbe2dbcd8092b99c8802a8bce86c0a8a2edeed90f8925457",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
