import { MODEL } from '@parley/retrieval/model';
import type { HeldVectors, Near } from '@parley/retrieval/vectorIndex';
import { DIMENSIONS, quantised } from '@parley/retrieval/vectors';
import type { Config } from '#config.ts';
import { createLanguageModel } from '#outside/languageModel.ts';
import { createVectorsWorker, type VectorsWorker } from './vectorsWorker.ts';

/** What turns sentences into vectors. Vectors of different models cannot be compared. */
export type Embedding = {
  model: string;
  /** Of how many numbers its vectors are made. */
  dimensions: () => number;
  /** Whether it has vectors for a language; null: which one it is is not known. */
  knows: (language: string | null) => boolean;
  embed: (texts: readonly string[]) => Promise<Int8Array[]>;
  nearest: NearestVectors;
  stop: () => Promise<void>;
};

/** Vectors that are kept outside of the API's thread, under a name. */
export type NearestVectors = {
  hold: (name: string, held: HeldVectors) => Promise<void>;
  forget: (name: string) => Promise<void>;
  /** `allowed`: for the number of each article whether it counts; null: all do. */
  find: (name: string, asked: { vector: Int8Array; count: number; allowed: Uint8Array | null }) => Promise<Near[]>;
  /** Changes when all that was held is gone. */
  generation: () => number;
};

export function createNearest(worker: VectorsWorker): NearestVectors {
  return {
    hold: async (name, held) => void (await worker.ask({ kind: 'hold', name, held })),
    forget: async (name) => void (await worker.ask({ kind: 'forget', name })),
    find: async (name, asked) => {
      const result = await worker.ask({ kind: 'nearest', name, ...asked });
      return 'near' in result ? result.near : [];
    },
    generation: worker.starts,
  };
}

/** The model that comes with the project, or the one that the configuration names. */
export function createEmbedding(config: Pick<Config, 'languageModel'>): Embedding {
  const worker = createVectorsWorker();
  const { embeddingModel, embeddingDimensions: dimensions } = config.languageModel;
  return embeddingModel === null ? builtIn(worker) : remote(worker, config, { model: embeddingModel, dimensions });
}

/** An endpoint's model, which knows all languages. */
function remote(
  worker: VectorsWorker,
  config: Pick<Config, 'languageModel'>,
  { model, dimensions }: { model: string; dimensions: number },
): Embedding {
  const endpoint = createLanguageModel(config);
  return {
    model: `${model}/${dimensions}`,
    dimensions: () => dimensions,
    knows: () => true,
    embed: async (texts) => {
      if (texts.length === 0) return [];
      const vectors = await endpoint.embed({ model, dimensions, texts });
      return vectors.map((vector) => quantised(vector));
    },
    nearest: createNearest(worker),
    stop: worker.stop,
  };
}

function builtIn(worker: VectorsWorker): Embedding {
  return {
    model: MODEL,
    dimensions: () => DIMENSIONS,
    knows: (language) => language === null || language.startsWith('en'),
    embed: async (texts) => {
      if (texts.length === 0) return [];
      const result = await worker.ask({ kind: 'embed', texts });
      return 'vectors' in result ? result.vectors : [];
    },
    nearest: createNearest(worker),
    stop: worker.stop,
  };
}
