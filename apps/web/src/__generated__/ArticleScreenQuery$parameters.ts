/**
 * @generated SignedSource<<41601e8ecda3e397a10dc2b05424ca1a>>
 * @relayHash 65e0715da795526029a4a63cadcff75f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1483776ad122fa4717dcd632f1c3c2558836571be22de511a19fda63096bbd6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1483776ad122fa4717dcd632f1c3c2558836571be22de511a19fda63096bbd6",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
