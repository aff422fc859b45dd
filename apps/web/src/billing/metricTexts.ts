/** What a plan limits. */
const METRICS = {
  Messages: { name: 'Messages', noun: 'messages' },
  FormSubmissions: { name: 'Form submissions', noun: 'form submissions' },
  MapRequests: { name: 'Map requests', noun: 'map requests' },
  ApiRequests: { name: 'API requests', noun: 'API requests' },
} as const;

type Metric = keyof typeof METRICS;
const isMetric = (metric: string): metric is Metric => Object.hasOwn(METRICS, metric);

/** «Form submissions»; a metric that this build does not know keeps its own name. */
export const metricName = (metric: string) => (isMetric(metric) ? METRICS[metric].name : metric);
/** «form submissions». */
export const metricNoun = (metric: string) => (isMetric(metric) ? METRICS[metric].noun : metric);
