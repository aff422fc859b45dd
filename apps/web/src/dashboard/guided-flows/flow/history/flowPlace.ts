import type { Graph, GraphNode, GuidedFlow } from '@parley/guided-flow/flow';
import { nodeNames } from '@parley/guided-flow/nodeNames';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import type { Path } from '@parley/versioning/changesBetween';
import { describePath } from '#versioning/describeChange.ts';
import { FLOW_WORDS } from './readableFlow.ts';

/** Where something of a flow was changed, by the words of its steps: `“Where does it go?” · Text`. */
export function flowPlace(path: Path, flow: GuidedFlow): string {
  const [area, list, entry = '', ...inside] = path;
  const { graph } = flow;
  if (area === 'graph' && list === 'nodes') {
    const node = graph.nodes.find(({ id }) => entry === `#${id}`);
    if (!node) return 'A step that is gone';
    const field = inside.filter((key) => key !== 'data');
    const place = describePath(field, [node.data], FLOW_WORDS);
    return [`“${wordsOf(node, graph)}”`, place].filter(Boolean).join(' · ');
  }
  if (area === 'graph' && list === 'edges') {
    const edge = graph.edges.find(({ id }) => entry === `#${id}`);
    const end = (id: string) => graph.nodes.find((node) => node.id === id);
    const [source, target] = [end(edge?.source ?? ''), end(edge?.target ?? '')];
    if (!source || !target) return 'A connection that is gone';
    return `The connection from “${wordsOf(source, graph)}” to “${wordsOf(target, graph)}”`;
  }
  return describePath(path, [flow], FLOW_WORDS);
}

const LONGEST = 40;

/** What a step says, as far as there is room, or what it is called. */
function wordsOf(node: GraphNode, graph: Graph): string {
  const text = 'body' in node.data ? node.data.body : 'prompt' in node.data ? node.data.prompt : '';
  const words = plainMarkdown(text).trim();
  if (words === '') return nodeNames(graph).get(node.id) ?? node.type;
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
}
